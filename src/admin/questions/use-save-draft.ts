import { useQueryClient } from '@tanstack/react-query';

import { invalidate } from '../../data/invalidate';
import { draftsKey } from '../../data/question-drafts/queries';
import { saveDraft, type DraftWrite } from '../../data/question-drafts/repository';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

export const draftFailed = 'Kunde inte spara utkastet.';

/** A draft to be saved. */
interface SaveDraft extends DraftWrite {
  /** Where to go when it is saved. */
  goOn: () => Promise<void> | void;
}

/** Saves a question as a draft, says so and goes on. */
export function useSaveDraft(onSaved: () => void) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (draft: SaveDraft) => saveDraft(draft),
    onSuccess: async (_nothing, { goOn }) => {
      await invalidate(client, draftsKey);
      notifySuccess('Framgång', 'Utkastet har sparats. Du hittar det under Visa: Utkast.');
      onSaved();
      await goOn();
    },
    onError: () => {
      notifyError('Fel', draftFailed);
    },
  });
}
