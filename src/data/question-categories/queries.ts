import { queryOptions } from '@tanstack/react-query';

import type { QuestionCategory } from '../../domain/question/question-category';
import { listQuestionCategories } from './repository';

/** Every category of the older questions, by name. */
export function questionCategoriesOptions() {
  return queryOptions<QuestionCategory[]>({
    queryKey: ['admin', 'questionCategories'],
    queryFn: listQuestionCategories,
  });
}
