import * as z from 'zod/mini';

import { limits } from '../limits';

/** A category of the older questions: a document of `questionCategories`. */
export const questionCategorySchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(limits.categoryNameLength)),
  /** Whole kronor. */
  price: z.int().check(z.minimum(1), z.maximum(limits.priceMax)),
});
export type QuestionCategory = z.infer<typeof questionCategorySchema>;

/** A category's name as it is stored: without spaces around it, in small letters. */
export function normalizeCategoryName(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * The id of the category with a name. The name itself, made fit for an address: so two categories cannot have the same
 * name, whoever adds them.
 */
export function questionCategoryId(name: string): string {
  const escaped = encodeURIComponent(normalizeCategoryName(name));
  // Firestore refuses the ids '.', '..' and '__…__'
  return escaped.replaceAll('.', '%2E').replaceAll('_', '%5F');
}

/** What a new database starts with (specification, section 3). */
export const standardQuestionCategories: readonly Omit<QuestionCategory, 'id'>[] = [
  { name: 'vagmarken', price: 99 },
  { name: 'trafikregler', price: 129 },
  { name: 'fordon', price: 149 },
  { name: 'miljo', price: 99 },
  { name: 'sakerhet', price: 199 },
];
