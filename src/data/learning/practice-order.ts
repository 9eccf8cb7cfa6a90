import { queryOptions } from '@tanstack/react-query';

import type { PracticeCategory } from '../../domain/practice/category';

/**
 * The questions of a category in the order in which the learner needs them, as it is when a sitting is about to begin.
 * @param visit what tells one coming to the page from the next.
 */
export function practiceOrderOptions(uid: string, category: PracticeCategory, visit: string) {
  return queryOptions({
    queryKey: ['practiceOrder', uid, category, visit],
    queryFn: async () => {
      // a sitting that goes on needs none of this code for its first question
      const { readPracticeOrder } = await import('./read-practice-order');
      return readPracticeOrder(uid, category);
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
