import { changeOptions, type ChangeOptions } from '../admin-log/change-options';
import { questionsChanged } from '../questions/admin-queries';
import { deletePracticeCategory } from './delete-category';

/** Deletes a category, unless it has questions: their number is the result. */
export const deletePracticeCategoryOptions = (id: string): ChangeOptions<number> => ({
  ...changeOptions(() => deletePracticeCategory(id)),
  onSuccess: (_questions, _pressed, _before, { client }) => questionsChanged(client),
});
