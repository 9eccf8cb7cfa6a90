import { useMutation, useQueryClient } from '@tanstack/react-query';

import { questionCategoriesOptions } from '../../../data/question-categories/queries';
import { deleteQuestionCategory } from '../../../data/question-categories/repository';
import type { QuestionCategory } from '../../../domain/question/question-category';
import { formatCount } from '../../../lib/format';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { ConfirmDialog } from '../confirm-dialog';
import { problemText } from '../messages';

const failed = 'Kunde inte ta bort kategorin.';

/** Deletes a category after asking; one that still has questions says how many, and stays. */
export function DeleteCategoryDialog({
  category,
  onClose,
}: {
  category: QuestionCategory;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteQuestionCategory(category),
    onSuccess: async (questionsLeft) => {
      if (questionsLeft > 0) return;
      // first the list, then the dialog: so focus finds what is left of the list
      await client.invalidateQueries(questionCategoriesOptions());
      notifySuccess('Framgång', 'Kategori har tagits bort.');
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
      ? `Kategorin har ${formatCount(left, 'fråga', 'frågor')}. Flytta eller ta bort ${left === 1 ? 'den' : 'dem'} först, under Gamla frågor.`
      : undefined;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${category.name}`}
      question="Är du säker på att du vill ta bort denna kategori?"
      isBusy={remove.isPending}
      problem={problem}
      onConfirm={() => {
        remove.mutate();
      }}
      onClose={onClose}
    />
  );
}
