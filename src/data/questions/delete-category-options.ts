import { changeOptions, type ChangeOptions } from '../admin-log/change-options';
import { questionCategoriesOptions } from '../question-categories/queries';
import { questionsChanged } from './admin-queries';
import { deletePracticeCategory, deleteQuestionCategory } from './delete-category';

/** Deletes a practice category, unless it has questions: their number is the result. */
export const deletePracticeCategoryOptions = (id: string): ChangeOptions<number> => ({
  ...changeOptions(() => deletePracticeCategory(id)),
  onSuccess: (_questions, _pressed, _before, { client }) => questionsChanged(client),
});

/** Deletes a category of the older questions, unless it has questions: their number is the result. */
export const deleteQuestionCategoryOptions = (id: string): ChangeOptions<number> =>
  changeOptions(() => deleteQuestionCategory(id), questionCategoriesOptions().queryKey);
