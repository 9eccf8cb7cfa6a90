import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { bankOptions } from '../../data/exams/bank';
import type { PracticeCategory } from '../../domain/practice/category';

/** A question that is told by its id and its category's. */
export interface QuestionRef {
  questionId: string;
  categoryId: string;
}

/**
 * Loads the categories that the questions are of, and no others. Those of questions that leave the list stay, since they
 * may still be on screen.
 */
export function useListedBank(
  refs: readonly QuestionRef[] | undefined,
  categories: readonly PracticeCategory[],
) {
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const added = refs?.filter(({ categoryId }) => !listed.has(categoryId)) ?? [];
  if (added.length > 0) {
    setListed(new Set([...listed, ...added.map(({ categoryId }) => categoryId)]));
  }
  return useQuery({
    ...bankOptions(categories.filter(({ id }) => listed.has(id))),
    enabled: refs !== undefined && categories.length > 0,
    placeholderData: keepPreviousData,
  });
}
