import type { ContentCategory } from '../../domain/import/import-json';
import type { RowWrite } from '../../domain/import/plan-import';
import type { DataErrorCode } from '../errors';
import { addMissingCategory } from '../practice-categories/save-category';
import { writeQuestions } from '../questions/write-questions';
import { toDataError } from '../to-data-error';

/** Questions written together: a quick step, so that the progress moves and little is to be done again. */
const questionsAtATime = 20;

/** Categories that questions written together are put into: the rules look each of them up. */
const categoriesAtATime = 4;

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

/** As many of the first writes as are written together. */
function firstBatch(writes: readonly RowWrite[]): readonly RowWrite[] {
  const categories = new Set<string>();
  const end = writes.findIndex(({ question }, index) => {
    categories.add(question.categoryId);
    return index === questionsAtATime || categories.size > categoriesAtATime;
  });
  return end < 0 ? writes : writes.slice(0, end);
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
  for (const category of categories) await addMissingCategory(category);
  let left = writes;
  while (left.length > 0 && !isStopped()) {
    const batch = firstBatch(left);
    onProgress(await writeBatch(batch));
    left = left.slice(batch.length);
  }
}
