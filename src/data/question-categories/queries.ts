import { queryOptions } from '@tanstack/react-query';

import type { QuestionCategory } from '../../domain/question/question-category';
import { changeOptions } from '../admin-log/change-options';
import {
  addQuestionCategory,
  changeQuestionCategoryPrice,
  listQuestionCategories,
} from './repository';

const categoriesKey = ['admin', 'questionCategories'] as const;

/** Every category of the older questions, by name. */
export function questionCategoriesOptions() {
  return queryOptions<QuestionCategory[]>({
    queryKey: categoriesKey,
    queryFn: listQuestionCategories,
  });
}

/** Adds a category. Throws DataError 'conflict' when there is one with the name already. */
export const addQuestionCategoryOptions = () => changeOptions(addQuestionCategory, categoriesKey);

/** Gives a category another price. Throws DataError 'not-found' when it has been deleted. */
export const changeQuestionCategoryPriceOptions = (id: string) =>
  changeOptions((price: number) => changeQuestionCategoryPrice(id, price), categoriesKey);
