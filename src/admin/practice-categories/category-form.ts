import type { CategoryEdit } from '../../data/practice-categories/save-category';
import { limits } from '../../domain/limits';
import {
  defaultCategoryPrice,
  practiceCategorySchema,
  type PracticeCategory,
} from '../../domain/practice/category';
import { formatNumber } from '../../lib/format';

/** The form of a practice category, with its numbers as they are typed. */
export type CategoryFields = Omit<CategoryEdit, 'id' | 'price' | 'order'> & {
  price: string;
  order: string;
};

/** The place after a licence's categories: each licence's learners see its own. */
export function nextOrder(
  categories: readonly PracticeCategory[],
  licenceType: PracticeCategory['licenceType'],
): string {
  const orders = categories.flatMap((category) =>
    category.licenceType === licenceType ? category.order : [],
  );
  return String(1 + Math.max(0, ...orders));
}

/** A new category as the form has it at first: last in the overview. */
export function newCategoryFields(categories: readonly PracticeCategory[]): CategoryFields {
  return {
    name: '',
    description: '',
    price: String(defaultCategoryPrice),
    icon: 'Target',
    color: 'bg-primary',
    licenceType: 'B',
    examArea: 'trafikregler',
    order: nextOrder(categories, 'B'),
  };
}

/** A category that is there, to be changed. */
export function toCategoryFields(category: PracticeCategory): CategoryFields {
  const { name, description, price, icon, color, licenceType, examArea, order } = category;
  return {
    name,
    description,
    price: String(price),
    icon,
    color,
    licenceType,
    examArea,
    order: String(order),
  };
}

/** What can be wrong with the form, by field (specification, section 5). */
export const validateCategory = {
  name: (typed: string) => typed.trim() !== '' || 'Namn är obligatoriskt.',
  description: (typed: string) => typed.trim() !== '' || 'Beskrivning är obligatorisk.',
  price: (typed: string) =>
    (typed.trim() !== '' && practiceCategorySchema.shape.price.safeParse(Number(typed)).success) ||
    `Skriv ett pris i hela kronor, från 0 till ${formatNumber(limits.priceMax)}.`,
  order: (typed: string) =>
    (typed.trim() !== '' &&
      practiceCategorySchema.shape.order.safeParse(Number(typed)).success &&
      Number(typed) <= limits.orderMax) ||
    `Skriv ett helt tal, från 0 till ${formatNumber(limits.orderMax)}.`,
} as const;

/** A form that has been checked, as what is saved. */
export function toCategoryEdit(id: string, fields: CategoryFields): CategoryEdit {
  return {
    ...fields,
    id,
    name: fields.name.trim(),
    description: fields.description.trim(),
    price: Number(fields.price),
    order: Number(fields.order),
  };
}
