import { queryOptions } from '@tanstack/react-query';

import type { AnswerEvent } from '../../domain/progress/answer-event';
import { foldAnswers } from '../../domain/progress/category-progress';
import { groupBy } from '../../lib/group-by';
import { onDevice } from '../query-client';
import { listOutbox } from './outbox';
import { countResults, listProgress, type ProgressByCategory } from './repository';

/** Progress with answers folded in, whatever their categories. */
export function foldIntoProgress(
  progress: ProgressByCategory,
  answers: readonly AnswerEvent[],
): ProgressByCategory {
  const byCategory = groupBy(answers, ({ categoryId }) => categoryId);
  const folded = [...byCategory].map(
    ([id, events]) => [id, foldAnswers(progress[id] ?? {}, events)] as const,
  );
  return { ...progress, ...Object.fromEntries(folded) };
}

async function readProgress(uid: string): Promise<ProgressByCategory> {
  const [stored, waiting] = await Promise.all([listProgress(uid), listOutbox(uid)]);
  return foldIntoProgress(
    stored,
    waiting.flatMap((item) => (item.kind === 'answer' ? [item.answer] : [])),
  );
}

/** The learner's progress by category, with the answers that still wait on this device. */
export function progressOptions(uid: string) {
  return queryOptions<ProgressByCategory>({
    queryKey: ['progress', uid],
    queryFn: () => readProgress(uid),
    // another page load may have answered since
    staleTime: 0,
    ...onDevice,
  });
}

/** How many practice sessions the learner has finished, with those that still wait on this device. */
export function sessionCountOptions(uid: string) {
  return queryOptions<number>({
    queryKey: ['sessionCount', uid],
    queryFn: async () => {
      const [stored, waiting] = await Promise.all([countResults(uid), listOutbox(uid)]);
      return stored + waiting.filter(({ kind }) => kind === 'result').length;
    },
    staleTime: 0,
    ...onDevice,
  });
}
