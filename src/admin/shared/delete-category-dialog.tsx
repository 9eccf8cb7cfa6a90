import { formatCount } from '../../lib/format';
import { ConfirmDialog } from './confirm-dialog';
import { useChange } from './use-change';

/** Deletes a category of either kind after asking; one that still has questions says how many, and stays. */
export function DeleteCategoryDialog({
  name,
  texts,
  remove,
  refresh,
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
  /** Deletes it, unless it has questions; returns how many it has. */
  remove: () => Promise<number>;
  /** Reads the list anew. */
  refresh: () => Promise<void>;
  onClose: () => void;
}) {
  const deletion = useChange({
    failed: texts.failed,
    run: remove,
    done: async (questionsLeft) => {
      if (questionsLeft > 0) return null;
      // first the list, then the dialog: so focus finds what is left of the list
      await refresh();
      onClose();
      return texts.done;
    },
  });
  const left = deletion.result ?? 0;
  const problem =
    left > 0
      ? `Kategorin har ${formatCount(left, 'fråga', 'frågor')}. Flytta eller ta bort ${left === 1 ? 'den' : 'dem'} först, under ${texts.questionsTab}.`
      : deletion.problem;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${name}`}
      question={texts.question}
      isBusy={deletion.isBusy}
      problem={problem}
      onConfirm={deletion.run}
      onClose={onClose}
    />
  );
}
