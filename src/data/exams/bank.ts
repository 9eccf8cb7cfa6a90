import { queryOptions } from '@tanstack/react-query';

import type { BankQuestion } from '../../domain/exam/draw';
import type { PracticeCategory } from '../../domain/practice/category';
import { readCase } from '../../domain/question/case';
import { listOptions, type Question } from '../../domain/question/question';
import { isDataError } from '../errors';
import { queryClient } from '../query-client';
import { practiceQuestionsOptions } from '../questions/queries';
import { examQuestionsOptions } from './queries';

/** The questions that tests of a licence are drawn from. */
export interface Bank {
  questions: BankQuestion[];
  /** Every question in full, by id. */
  byId: ReadonlyMap<string, Question>;
  /** Categories whose questions could not be had, such as those that were never opened on a device without a network. */
  missing: PracticeCategory[];
}

/**
 * Loads the questions of the categories, which costs nothing for those that this device has and that are unchanged.
 * Throws DataError when there is none of them, or when the rules refuse one; where some could not be loaded, `missing`
 * says which.
 */
export async function loadBank(categories: readonly PracticeCategory[]): Promise<Bank> {
  const loads = await Promise.allSettled(
    categories.map((category) => queryClient.query(practiceQuestionsOptions(category))),
  );
  const failures = loads.flatMap((load) =>
    load.status === 'rejected' ? [load.reason as unknown] : [],
  );
  // a refusal is no matter of the network: what is on the device is not to be asked of who may not see it
  const refusal = failures.find((failure) => isDataError(failure, 'permission-denied'));
  if (isDataError(refusal, 'permission-denied')) throw refusal;
  if (failures.length > 0 && failures.length === loads.length) throw failures[0];
  const bank = categories.flatMap((category, index) => {
    const load = loads[index];
    return load?.status === 'fulfilled'
      ? load.value.map((question) => ({ category, question }))
      : [];
  });
  return {
    questions: bank.map(({ category, question }) => ({
      id: question.id,
      categoryId: category.id,
      area: category.examArea,
      answer: question.answer,
      meaningVersion: question.meaningVersion,
      isKeyCorrected: question.isKeyCorrected,
      concept: question.concept,
      options: listOptions(question).length,
      caseId: readCase(question)?.id,
    })),
    byId: new Map(bank.map(({ question }) => [question.id, question])),
    missing: categories.filter((_, index) => loads[index]?.status === 'rejected'),
  };
}

/** Keeps a test's questions on the device as they were drawn, so that nothing that happens to the bank changes the test. */
export async function keepExamQuestions(
  examId: string,
  questions: readonly Question[],
): Promise<void> {
  const ids = questions.map(({ id }) => id);
  await queryClient.query({
    ...examQuestionsOptions(examId, ids),
    queryFn: () => Promise.resolve([...questions]),
  });
}

/**
 * The bank of the categories. Its questions are on the device, so it is not kept a second time; one that lacks a category
 * is stale at once.
 */
export function bankOptions(categories: readonly PracticeCategory[]) {
  return queryOptions<Bank>({
    queryKey: [
      'bank',
      categories.map(({ id, contentVersion, examArea }) => [id, contentVersion, examArea]),
    ],
    queryFn: () => loadBank(categories),
    staleTime: ({ state }) => (state.data?.missing.length === 0 ? Infinity : 0),
    // a Map of everything has no structure that could be shared
    structuralSharing: false,
  });
}
