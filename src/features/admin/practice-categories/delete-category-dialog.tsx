import { useMutation, useQueryClient } from '@tanstack/react-query';

import { deletePracticeCategory } from '../../../data/practice-categories/delete-category';
import { questionsChanged } from '../../../data/questions/admin-queries';
import type { PracticeCategory } from '../../../domain/practice/category';
import { formatCount } from '../../../lib/format';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';

const failed = 'Kunde inte ta bort övningskategorin.';

/** Deletes a practice category after asking; one that still has questions says how many, and stays. */
export function DeleteCategoryDialog({
  category,
  onClose,
}: {
  category: PracticeCategory;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deletePracticeCategory(category.id),
    onSuccess: async (questionsLeft) => {
      if (questionsLeft > 0) return;
      // first the list, then the dialog: so focus finds what is left of the list
      await questionsChanged(client);
      notifySuccess('Framgång', 'Övningskategorin har tagits bort.');
      onClose();
    },
    onError: () => {
      notifyError('Fel', failed);
    },
  });
  const left = remove.data ?? 0;
  const problem = remove.isError
    ? `${failed} ${problemText(remove.error)}`
    : left > 0
      ? `Kategorin har ${formatCount(left, 'fråga', 'frågor')}. Flytta eller ta bort ${left === 1 ? 'den' : 'dem'} först, under Övningsfrågor.`
      : undefined;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${category.name}`}
      question="Är du säker på att du vill ta bort denna övningskategori?"
      isBusy={remove.isPending}
      problem={problem}
      onConfirm={() => {
        remove.mutate();
      }}
      onClose={onClose}
    />
  );
}
