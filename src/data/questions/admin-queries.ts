import { queryOptions, type QueryClient } from '@tanstack/react-query';

import type { Page, PageCursor } from '../firebase/page';
import { findQuestion, listQuestionsPage, type QuestionFilter } from './admin-repository';
import type { VersionedQuestion } from './versioned-question';

/** One page of the questions that a filter lets through. */
export function questionsPageOptions(filter: QuestionFilter, cursor: PageCursor | null) {
  return queryOptions<Page<VersionedQuestion>>({
    queryKey: ['admin', 'questions', 'page', filter, cursor],
    queryFn: () => listQuestionsPage(filter, cursor),
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

/** To be called when questions or practice categories have been written: the panel and practice ask for them anew. */
export async function questionsChanged(client: QueryClient): Promise<void> {
  await Promise.all(
    [
      ['admin', 'questions'],
      ['admin', 'statistics', 'questions'],
      ['practiceCategories'],
      ['questions'],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
