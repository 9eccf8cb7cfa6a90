import type { PracticeCategory } from '../../domain/practice/category';
import { changeOptions, type ChangeOptions } from '../admin-log/change-options';
import {
  addPracticeCategory,
  changePracticeCategory,
  type CategoryEdit,
} from '../practice-categories/save-category';
import { questionsChanged } from './admin-queries';

/**
 * Adds a practice category, or changes one. Throws DataError 'name-taken' when another has the name, 'conflict' when
 * somebody else has changed it since.
 * @param base what is changed, or null for a new one.
 */
export const savePracticeCategoryOptions = (
  base: PracticeCategory | null,
): ChangeOptions<void, CategoryEdit> => ({
  ...changeOptions((edit: CategoryEdit) =>
    base === null ? addPracticeCategory(edit) : changePracticeCategory(edit, base),
  ),
  onSuccess: (_nothing, _pressed, _before, { client }) => questionsChanged(client),
});
