import { runTransaction, serverTimestamp } from 'firebase/firestore/lite';

import { practiceCategoryFields } from '../../domain/admin/content-fields';
import { describeChange } from '../../domain/admin/describe-change';
import type { ContentCategory } from '../../domain/import/import-json';
import type { RowWrite } from '../../domain/import/plan-import';
import { logContent } from '../admin-log/log-content';
import type { DataErrorCode } from '../errors';
import { toDataError } from '../to-data-error';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { toStoredPracticeCategory } from '../practice-categories/stored-practice-category';
import { writeQuestions } from '../questions/write-questions';
import { practiceCategoryRef } from '../practice-categories/refs';

/** Questions written together: a quick step, so that the progress moves and little is to be done again. */
const questionsAtATime = 20;

/** Failures that are one question's own; with any other the import stops. */
const ownFailures: readonly DataErrorCode[] = [
  'conflict',
  'not-found',
  'category-gone',
  'permission-denied',
];

/** What became of one write. */
export interface WriteOutcome {
  id: string;
  /** Null when it is written, or was already. */
  failure: DataErrorCode | null;
}

/** Adds a practice category that a content file brings along, where there is none with its id. Throws DataError. */
async function addCategory(category: ContentCategory): Promise<void> {
  const reference = practiceCategoryRef(category.id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      if ((await transaction.get(reference)).exists()) return;
      const stored = { ...category, questionCount: 0, contentVersion: 0 };
      transaction.set(reference, {
        ...toStoredPracticeCategory(stored),
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
      const details = describeChange(null, category, practiceCategoryFields);
      logContent(transaction, 'addContent', reference, details);
    }),
  );
}

async function writeOne(write: RowWrite): Promise<WriteOutcome> {
  const { id } = write.question;
  try {
    await writeQuestions([write]);
    return { id, failure: null };
  } catch (error) {
    const failure = toDataError(error);
    if (!ownFailures.includes(failure.code)) throw failure;
    return { id, failure: failure.code };
  }
}

/** Writes a batch; where that is refused, one question after the other, to find the one that is to blame. */
async function writeBatch(writes: readonly RowWrite[]): Promise<WriteOutcome[]> {
  try {
    await writeQuestions(writes);
    return writes.map(({ question: { id } }) => ({ id, failure: null }));
  } catch (error) {
    const batchFailure = toDataError(error);
    if (!ownFailures.includes(batchFailure.code)) throw batchFailure;
    const outcomes: WriteOutcome[] = [];
    for (const write of writes) outcomes.push(await writeOne(write));
    // nobody may write here any more: that is no single question's failure
    if (outcomes.every(({ failure }) => failure === 'permission-denied')) throw batchFailure;
    return outcomes;
  }
}

/**
 * Writes the questions batch by batch, each of them whole or not at all, with an entry in the log. What is written stays written when it stops:
 * running the rest, or everything, again goes on from there. Throws DataError when the import cannot go on, such as
 * without a network.
 * @param onProgress told of every batch when it is done
 * @param isStopped asked before every batch
 */
export async function runImport(
  categories: readonly ContentCategory[],
  writes: readonly RowWrite[],
  onProgress: (outcomes: readonly WriteOutcome[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (const category of categories) await addCategory(category);
  for (let from = 0; from < writes.length && !isStopped(); from += questionsAtATime) {
    onProgress(await writeBatch(writes.slice(from, from + questionsAtATime)));
  }
}
