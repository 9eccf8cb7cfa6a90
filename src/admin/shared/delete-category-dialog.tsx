import type { ChangeOptions } from '../../data/admin-log/change-options';
import { formatCount } from '../../lib/format';
import { ConfirmDialog } from './confirm-dialog';
import { useChange } from './use-change';

/** Deletes a category of either kind after asking; one that still has questions says how many, and stays. */
export function DeleteCategoryDialog({
  name,
  texts,
  deletion,
  onClose,
}: {
  name: string;
  texts: {
    question: string;
    done: string;
    failed: string;
    /** The tab where its questions are. */
    questionsTab: string;
  };
  /** Deletes it, unless it has questions: their number is the result. */
  deletion: ChangeOptions<number>;
  onClose: () => void;
}) {
  const remove = useChange(deletion, {
    failed: texts.failed,
    done: (questionsLeft) => {
      if (questionsLeft > 0) return null;
      onClose();
      return texts.done;
    },
  });
  const left = remove.result ?? 0;
  const problem =
    left > 0
      ? `Kategorin har ${formatCount(left, 'fråga', 'frågor')}. Flytta eller ta bort ${left === 1 ? 'den' : 'dem'} först, under ${texts.questionsTab}.`
      : remove.problem;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${name}`}
      question={texts.question}
      isBusy={remove.isBusy}
      problem={problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}
