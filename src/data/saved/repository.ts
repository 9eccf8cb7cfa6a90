import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { bookmarkSchema, type Bookmark } from '../../domain/learning/bookmark';
import { foldBookmarks, withinLimit, type Saved } from '../../domain/learning/saved';
import { logProblem } from '../../lib/log';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** One document holds them all: a practice session may read it for every question it shows. */
const savedOf = (uid: string) => doc(firestore, 'users', uid, 'saved', 'questions');

const storedSchema = z.object({ questions: z.record(z.string(), z.unknown()) });

/** Reads the document bookmark by bookmark: one that is malformed is left out. */
function readSaved(path: string, fields: unknown): Saved {
  const { data } = storedSchema.safeParse(fields ?? { questions: {} });
  if (data === undefined) logProblem(`${path} is malformed and left out`);
  return Object.fromEntries(
    Object.entries(data?.questions ?? {}).flatMap(([questionId, value]) => {
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
  return readSaved(document.ref.path, document.data());
}

/** Stores bookmarks; the later word on each question stands. Doing it again changes nothing. Throws DataError. */
export async function saveBookmarks(uid: string, bookmarks: readonly Bookmark[]): Promise<void> {
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const document = await transaction.get(savedOf(uid));
      const known = readSaved(document.ref.path, document.data());
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
