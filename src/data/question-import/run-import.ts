import type { ContentCategory } from '../../domain/import/import-json';
import type { RowWrite } from '../../domain/import/plan-import';
import { addMissingCategory } from '../practice-categories/save-category';
import { runBatches, type WriteOutcome } from '../questions/run-batches';
import { writeQuestions } from '../questions/write-questions';

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
  await runBatches(writes, writeQuestions, onProgress, isStopped);
}
