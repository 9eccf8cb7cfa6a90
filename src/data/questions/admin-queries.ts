import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { changeOptions, type ChangeOptions } from '../admin-log/change-options';
import { isDataError } from '../errors';
import type { Page, PageCursor } from '../firebase/page';
import { writeChangedPacks } from './write-packs';
import {
  countQuestions,
  findQuestion,
  listQuestionsPage,
  type Count,
  type QuestionFilter,
  type QuestionOrder,
} from './admin-repository';
import { deleteQuestions } from './delete-questions';
import { findSeenVersion, listPastQuestions, type PastQuestion } from './past-questions';
import type { VersionedQuestion } from './versioned-question';

/** One page of the questions that a filter lets through. */
export function questionsPageOptions(
  filter: QuestionFilter,
  order: QuestionOrder,
  cursor: PageCursor | null,
) {
  return queryOptions<Page<VersionedQuestion>>({
    queryKey: ['admin', 'questions', 'page', filter, order, cursor],
    queryFn: () => listQuestionsPage(filter, cursor, order),
  });
}

/** How many questions a filter lets through, up to a thousand. */
export function questionCountOptions(filter: QuestionFilter) {
  return queryOptions<Count>({
    queryKey: ['admin', 'questions', 'count', filter],
    queryFn: () => countQuestions(filter),
  });
}

/** One question as it is now: to edit it, never an older one. */
export function questionOptions(id: string) {
  return queryOptions<VersionedQuestion | null>({
    queryKey: ['admin', 'questions', 'byId', id],
    queryFn: () => findQuestion(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a question has been. */
export function pastQuestionsOptions(id: string) {
  return queryOptions<Page<PastQuestion>>({
    queryKey: ['admin', 'questions', 'past', id],
    queryFn: () => listPastQuestions(id),
    staleTime: 0,
  });
}

/** What a question was when something was said about it; null where that has not been kept. */
export function seenVersionOptions(id: string, at: Date) {
  return queryOptions<PastQuestion | null>({
    queryKey: ['admin', 'questions', 'seen', id, at.getTime()],
    queryFn: () => findSeenVersion(id, at),
  });
}

/** To be called when questions or practice categories have been written: the panel and practice ask for them anew, and learners' devices find them packed. */
export async function questionsChanged(client: QueryClient): Promise<void> {
  // in the background: until it is done, devices read question by question
  void writeChangedPacks();
  await Promise.all(
    [
      ['admin', 'questions'],
      ['admin', 'statistics', 'questions'],
      ['practiceCategories'],
      ['questions'],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Deletes a question. Throws DataError 'conflict' when somebody has changed it since it was read. */
export function deleteQuestionOptions(question: VersionedQuestion): ChangeOptions<void> {
  return {
    ...changeOptions(() => deleteQuestions([question])),
    onSuccess: (_nothing, _pressed, _before, { client }) => questionsChanged(client),
    // what it has become is to be read before it is deleted
    onError: (error, _pressed, _before, { client }) =>
      isDataError(error, 'conflict') ? questionsChanged(client) : undefined,
  };
}
