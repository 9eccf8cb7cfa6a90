import { useQueryClient } from '@tanstack/react-query';

import { deletePracticeCategory } from '../../../data/practice-categories/delete-category';
import { questionsChanged } from '../../../data/questions/admin-queries';
import type { PracticeCategory } from '../../../domain/practice/category';
import { formatCount } from '../../../lib/format';
import { ConfirmDialog } from '../confirm-dialog';
import { useChange } from '../use-change';

/** Deletes a practice category after asking; one that still has questions says how many, and stays. */
export function DeleteCategoryDialog({
  category,
  onClose,
}: {
  category: PracticeCategory;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useChange({
    failed: 'Kunde inte ta bort övningskategorin.',
    run: () => deletePracticeCategory(category.id),
    done: async (questionsLeft) => {
      if (questionsLeft > 0) return null;
      // first the list, then the dialog: so focus finds what is left of the list
      await questionsChanged(client);
      onClose();
      return 'Övningskategorin har tagits bort.';
    },
  });
  const left = remove.result ?? 0;
  const problem =
    left > 0
      ? `Kategorin har ${formatCount(left, 'fråga', 'frågor')}. Flytta eller ta bort ${left === 1 ? 'den' : 'dem'} först, under Övningsfrågor.`
      : remove.problem;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${category.name}`}
      question="Är du säker på att du vill ta bort denna övningskategori?"
      isBusy={remove.isBusy}
      problem={problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}
