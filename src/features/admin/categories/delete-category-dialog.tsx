import { useQueryClient } from '@tanstack/react-query';

import { questionCategoriesOptions } from '../../../data/question-categories/queries';
import { deleteQuestionCategory } from '../../../data/question-categories/repository';
import type { QuestionCategory } from '../../../domain/question/question-category';
import { formatCount } from '../../../lib/format';
import { ConfirmDialog } from '../confirm-dialog';
import { useChange } from '../use-change';

/** Deletes a category after asking; one that still has questions says how many, and stays. */
export function DeleteCategoryDialog({
  category,
  onClose,
}: {
  category: QuestionCategory;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useChange({
    failed: 'Kunde inte ta bort kategorin.',
    run: () => deleteQuestionCategory(category),
    done: async (questionsLeft) => {
      if (questionsLeft > 0) return null;
      // first the list, then the dialog: so focus finds what is left of the list
      await client.invalidateQueries(questionCategoriesOptions());
      onClose();
      return 'Kategori har tagits bort.';
    },
  });
  const left = remove.result ?? 0;
  const problem =
    left > 0
      ? `Kategorin har ${formatCount(left, 'fråga', 'frågor')}. Flytta eller ta bort ${left === 1 ? 'den' : 'dem'} först, under Gamla frågor.`
      : remove.problem;
  return (
    <ConfirmDialog
      isOpen
      title={`Ta bort ${category.name}`}
      question="Är du säker på att du vill ta bort denna kategori?"
      isBusy={remove.isBusy}
      problem={problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}
