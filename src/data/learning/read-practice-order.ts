import { emptyLearner } from '../../domain/learning/learner';
import { practiceOrder, type PracticeOrder } from '../../domain/learning/practice-order';
import type { PracticeCategory } from '../../domain/practice/category';
import { serverNow } from '../../lib/server-clock';
import { queryClient } from '../query-client';
import { practiceQuestionsOptions } from '../questions/queries';
import { learnerOptions } from './queries';

/** By what the device knows of the learner, or else the server; one of whom nothing can be read has answered nothing. */
export async function readPracticeOrder(
  uid: string,
  category: PracticeCategory,
): Promise<PracticeOrder> {
  const [learner, questions] = await Promise.all([
    queryClient
      .query({ ...learnerOptions(uid), staleTime: Infinity, retry: false })
      .catch(() => emptyLearner),
    queryClient.query(practiceQuestionsOptions(category)),
  ]);
  return practiceOrder({ uid, learner, questions, now: serverNow().getTime() });
}
