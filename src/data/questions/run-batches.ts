import type { Question } from '../../domain/question/question';
import type { DataErrorCode } from '../errors';
import { toDataError } from '../to-data-error';

/** Questions written together: a quick step, so that the progress moves and little is to be done again. */
const questionsAtATime = 20;

/** Categories that questions written together are put into: the rules look each of them up. */
const categoriesAtATime = 4;

/** Failures that are one question's own; with any other the rest is not tried. */
const ownFailures: readonly DataErrorCode[] = [
  'conflict',
  'not-found',
  'category-gone',
  'permission-denied',
];

/** What became of one question. */
export interface WriteOutcome {
  id: string;
  /** Null when it is done, or was already. */
  failure: DataErrorCode | null;
}

/** Something that is to be done to a question. */
interface Step {
  question: Question;
}

type Run<T> = (steps: readonly T[]) => Promise<void>;

/** Takes one step. */
async function takeOne<T extends Step>(step: T, run: Run<T>): Promise<WriteOutcome> {
  const { id } = step.question;
  try {
    await run([step]);
    return { id, failure: null };
  } catch (error) {
    const failure = toDataError(error);
    if (!ownFailures.includes(failure.code)) throw failure;
    return { id, failure: failure.code };
  }
}

/** Takes the steps of a batch; where that is refused, one after the other, to find the one that is to blame. */
async function takeBatch<T extends Step>(
  steps: readonly T[],
  run: Run<T>,
): Promise<WriteOutcome[]> {
  try {
    await run(steps);
    return steps.map(({ question: { id } }) => ({ id, failure: null }));
  } catch (error) {
    const batchFailure = toDataError(error);
    if (!ownFailures.includes(batchFailure.code)) throw batchFailure;
    const outcomes: WriteOutcome[] = [];
    for (const step of steps) outcomes.push(await takeOne(step, run));
    // nobody may write here any more: that is no single question's failure
    if (outcomes.every(({ failure }) => failure === 'permission-denied')) throw batchFailure;
    return outcomes;
  }
}

/** As many of the first steps as are taken together. */
function firstBatch<T extends Step>(steps: readonly T[]): readonly T[] {
  const categories = new Set<string>();
  const end = steps.findIndex(({ question }, index) => {
    categories.add(question.categoryId);
    return index === questionsAtATime || categories.size > categoriesAtATime;
  });
  return end < 0 ? steps : steps.slice(0, end);
}

/**
 * Does something to many questions batch by batch, each of them whole or not at all. What is done stays done when it stops. Throws
 * DataError when it cannot go on, such as without a network.
 * @param run does it to the questions of a batch, all of them or none.
 * @param onProgress told of every batch when it is done.
 * @param isStopped asked before every batch.
 */
export async function runBatches<T extends Step>(
  steps: readonly T[],
  run: Run<T>,
  onProgress: (outcomes: readonly WriteOutcome[]) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let left = steps;
  while (left.length > 0 && !isStopped()) {
    const batch = firstBatch(left);
    onProgress(await takeBatch(batch, run));
    left = left.slice(batch.length);
  }
}
