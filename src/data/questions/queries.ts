import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { PracticeCategory } from '../../domain/practice/category';
import type { Question } from '../../domain/question/question';
import { forgetKept, onDevice } from '../device-cache';
import { listPracticeQuestions, listQuestionsById } from './repository';

/**
 * The practice questions of a category. Keyed by the category's contentVersion and never stale: an unchanged category
 * costs no question reads, on any later day, on the same device. What was kept of earlier versions goes.
 */
export function practiceQuestionsOptions({ id, contentVersion }: PracticeCategory) {
  return queryOptions<Question[]>({
    queryKey: ['questions', id, contentVersion],
    queryFn: async () => {
      const questions = await listPracticeQuestions({ id, contentVersion });
      await forgetKept(['questions', id]);
      return questions;
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    ...onDevice,
  });
}

/**
 * The questions with the ids as they are in the bank today, in their order; those that are gone are left out. Not kept on
 * the device, which could not tell that one has been corrected.
 */
export function questionsByIdOptions(ids: readonly string[]) {
  return queryOptions<Question[]>({
    queryKey: ['questions', 'by id', ids],
    queryFn: () => listQuestionsById(ids),
  });
}
