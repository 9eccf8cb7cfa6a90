import { useQuery } from '@tanstack/react-query';

import { bankOptions } from '../../data/exams/bank';
import type { PracticeCategory } from '../../domain/practice/category';

/** A question that is told by its id and its category's. */
export interface QuestionRef {
  questionId: string;
  categoryId: string;
}

/** Loads the categories that the questions are of, and no others. */
export function useListedBank(
  refs: readonly QuestionRef[] | undefined,
  categories: readonly PracticeCategory[],
) {
  const ids = new Set(refs?.map(({ categoryId }) => categoryId));
  const needed = categories.filter(({ id }) => ids.has(id));
  return useQuery({ ...bankOptions(needed), enabled: refs !== undefined && categories.length > 0 });
}
