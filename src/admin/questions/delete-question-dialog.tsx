import { useQueryClient } from '@tanstack/react-query';

import { isDataError } from '../../data/errors';
import { questionsChanged } from '../../data/questions/admin-queries';
import { deleteQuestion } from '../../data/questions/delete-question';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { problemText } from '../shared/messages';
import { useChange } from '../shared/use-change';

function reasonOf(error: unknown): string {
  return isDataError(error, 'conflict')
    ? 'Någon annan har ändrat den. Läs den en gång till innan du tar bort den.'
    : problemText(error);
}

/** Deletes a question after asking; one that somebody has changed since it was shown stays. */
export function DeleteQuestionDialog({
  question,
  onClose,
}: {
  question: VersionedQuestion;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useChange({
    failed: 'Kunde inte ta bort frågan.',
    reasonOf,
    run: async () => {
      try {
        await deleteQuestion(question);
      } catch (error) {
        if (isDataError(error, 'conflict')) await questionsChanged(client);
        throw error;
      }
    },
    done: async () => {
      // first the list, then the dialog: so focus finds what is left of the list
      await questionsChanged(client);
      onClose();
      return 'Frågan har tagits bort.';
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Ta bort frågan"
      question="Är du säker på att du vill ta bort denna fråga?"
      isBusy={remove.isBusy}
      problem={remove.problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}
