import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { bookmarkSchema, type Bookmark } from '../../domain/learning/bookmark';
import { foldBookmarks, withinLimit, type Saved } from '../../domain/learning/saved';
import { logProblem } from '../../lib/log';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** One document holds them all: a practice session may read it for every question it shows. */
const savedOf = (uid: string) => doc(firestore, 'users', uid, 'saved', 'questions');

const storedSchema = z.object({ questions: z.record(z.string(), z.unknown()) });

/** Reads the document bookmark by bookmark: one that is malformed is left out. Null when the document itself is. */
function readSaved(path: string, fields: unknown): Saved | null {
  const { data } = storedSchema.safeParse(fields ?? { questions: {} });
  if (data === undefined) return null;
  return Object.fromEntries(
    Object.entries(data.questions).flatMap(([questionId, value]) => {
      const known = typeof value === 'object' ? { ...value, questionId } : value;
      const parsed = bookmarkSchema.safeParse(known);
      if (parsed.success) return [[questionId, parsed.data]];
      logProblem(`${path}: bookmark ${questionId} is malformed and left out`);
      return [];
    }),
  );
}

/** The learner's bookmarks. Throws DataError. */
export async function getSaved(uid: string): Promise<Saved> {
  const document = await request(() => getDoc(savedOf(uid)));
  const saved = readSaved(document.ref.path, document.data());
  if (saved === null) logProblem(`${document.ref.path} is malformed and left out`);
  return saved ?? {};
}

/** Stores bookmarks; the later word on each question stands. Doing it again changes nothing. Throws DataError. */
export async function saveBookmarks(uid: string, bookmarks: readonly Bookmark[]): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(savedOf(uid));
      const known = readSaved(document.ref.path, document.data());
      // what is there and cannot be read is not to be lost
      if (known === null) throw new DataError('malformed', document.ref.path);
      const questions = Object.entries(withinLimit(foldBookmarks(known, bookmarks))).map(
        ([id, { categoryId, isSaved, at }]) => [id, { categoryId, isSaved, at }] as const,
      );
      transaction.set(savedOf(uid), {
        questions: Object.fromEntries(questions),
        updatedAt: serverTimestamp(),
      });
    }),
  );
}
