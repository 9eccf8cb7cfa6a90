import {
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import type { Question } from '../../domain/question/question';
import {
  changeTags,
  findTagProblem,
  writeTags,
  type TagChange,
  type Tags,
} from '../../domain/question/tags';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { jsonText } from '../firebase/json-text';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { questionTagsRef } from './refs';

/** A document of `questionTags`. */
const tagsSchema: z.ZodMiniType<Tags> = z.pipe(
  z.object({ tags: jsonText(z.record(z.string(), z.array(z.string()))) }),
  z.transform(({ tags }) => new Map(Object.entries(tags))),
);

function parseTags(document: DocumentSnapshot): Tags {
  return document.exists() ? parseDocument(tagsSchema, document) : new Map();
}

/** The tags of the questions of a kind. Throws DataError. */
export async function readTags(kind: Question['kind']): Promise<Tags> {
  return parseTags(await request(() => getDoc(questionTagsRef(kind))));
}

/**
 * Puts a tag on questions of a kind, or takes it off them. The questions stay as they are: a learner's device has nothing
 * to ask for anew. Throws DataError 'conflict' when tags that others have put on meanwhile leave no room.
 */
export async function writeTag(kind: Question['kind'], change: TagChange): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(questionTagsRef(kind));
      const before = parseTags(document);
      const problem = findTagProblem(before, change);
      if (problem !== null) throw new DataError('conflict', problem);
      const tags = writeTags(changeTags(before, change));
      if (tags === writeTags(before)) return;
      transaction.set(document.ref, { tags, updatedAt: serverTimestamp() });
    }),
  );
}
