import { isDataError } from '../../data/errors';
import { deleteQuestionOptions } from '../../data/questions/admin-queries';
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
  const remove = useChange(deleteQuestionOptions(question), {
    failed: 'Kunde inte ta bort frågan.',
    reasonOf,
    done: () => {
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
