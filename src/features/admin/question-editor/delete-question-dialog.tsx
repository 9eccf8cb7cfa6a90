import { useMutation, useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../../data/errors';
import { questionsChanged } from '../../../data/questions/admin-queries';
import { deleteQuestion } from '../../../data/questions/delete-question';
import type { VersionedQuestion } from '../../../data/questions/versioned-question';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';

const failed = 'Kunde inte ta bort frågan.';

/** Deletes a question after asking; one that somebody has changed since it was shown stays. */
export function DeleteQuestionDialog({
  question,
  onClose,
}: {
  question: VersionedQuestion;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteQuestion(question),
    onSuccess: async () => {
      // first the list, then the dialog: so focus finds what is left of the list
      await questionsChanged(client);
      notifySuccess('Framgång', 'Frågan har tagits bort.');
      onClose();
    },
    onError: async (error) => {
      notifyError('Fel', failed);
      if (isDataError(error, 'conflict')) await questionsChanged(client);
    },
  });
  const reason = isDataError(remove.error, 'conflict')
    ? 'Någon annan har ändrat den. Läs den en gång till innan du tar bort den.'
    : problemText(remove.error);
  return (
    <ConfirmDialog
      isOpen
      title="Ta bort frågan"
      question="Är du säker på att du vill ta bort denna fråga?"
      isBusy={remove.isPending}
      problem={remove.isError ? `${failed} ${reason}` : undefined}
      onConfirm={() => {
        remove.mutate();
      }}
      onClose={onClose}
    />
  );
}
