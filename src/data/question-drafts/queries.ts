import { queryOptions } from '@tanstack/react-query';

import { changeOptions, type ChangeOptions } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { invalidate } from '../invalidate';
import { deleteDraft, findDraft, listDraftsPage } from './repository';
import type { QuestionDraft } from './stored-draft';

/** The key of every draft, under that of the panel's questions: a draft goes when its question comes. */
export const draftsKey = ['admin', 'questions', 'drafts'] as const;

/** One page of the drafts of a kind. */
export function draftsPageOptions(kind: QuestionDraft['kind'], cursor: PageCursor | null) {
  return queryOptions<Page<QuestionDraft>>({
    queryKey: [...draftsKey, 'page', kind, cursor],
    queryFn: () => listDraftsPage(kind, cursor),
  });
}

/** One draft as it is now: to edit it, never an older one. */
export function draftOptions(id: string) {
  return queryOptions<QuestionDraft | null>({
    queryKey: [...draftsKey, 'byId', id],
    queryFn: () => findDraft(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Throws a draft away. */
export function deleteDraftOptions(draft: QuestionDraft): ChangeOptions<void> {
  return {
    ...changeOptions(() => deleteDraft(draft), draftsKey),
    // what it has become is to be read before it is thrown away
    onError: (_error, _pressed, _before, { client }) => invalidate(client, draftsKey),
  };
}
