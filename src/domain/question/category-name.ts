import type { Question } from './question';
import { normalizeCategoryName } from './question-category';

/** A category that a question can belong to. */
interface NamedCategory {
  id: string;
  name: string;
}

/** The question with its category called what it is now; where that is not among the categories, it keeps its label. */
export function withCategoryName<T extends Pick<Question, 'categoryId' | 'category'>>(
  question: T,
  categories: readonly NamedCategory[],
): T {
  const category = categories.find(({ id }) => id === question.categoryId);
  return { ...question, category: category?.name ?? question.category };
}

/** The categories that a name can mean: those with just this name, or else those that differ in capitals and spaces. */
export function categoriesNamed<T extends Pick<NamedCategory, 'name'>>(
  name: string,
  categories: readonly T[],
): T[] {
  const exact = categories.filter((category) => category.name === name);
  const normalized = normalizeCategoryName(name);
  return exact.length > 0
    ? exact
    : categories.filter((category) => normalizeCategoryName(category.name) === normalized);
}
