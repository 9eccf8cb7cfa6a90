import * as z from 'zod/mini';

import { examAreaSchema } from '../exam/exam-area';
import { licenceTypeSchema } from '../licence-type';
import { limits } from '../limits';

/** Icons that an administrator can choose for a category (specification, section 9). */
export const categoryIcons = [
  'Target',
  'BookOpen',
  'AlertTriangle',
  'Clock',
  'CheckCircle',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** Colours that an administrator can choose for a category (specification, section 9). */
export const categoryColors = [
  'bg-primary',
  'bg-success',
  'bg-warning',
  'bg-secondary',
  'bg-muted',
] as const;
export type CategoryColor = (typeof categoryColors)[number];

/** Kronor a new category is given when nothing else is said (specification, section 9). */
export const defaultCategoryPrice = 99;

export const practiceCategorySchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** Also the address of the practice session. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.categoryNameLength)),
  description: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(limits.categoryDescriptionLength)),
  /** Whole kronor. */
  price: z.int().check(z.minimum(0), z.maximum(limits.priceMax)),
  icon: z.enum(categoryIcons),
  color: z.enum(categoryColors),
  licenceType: licenceTypeSchema,
  examArea: examAreaSchema,
  /** Place in the overview, ascending. */
  order: z.int().check(z.minimum(0)),
  questionCount: z.int().check(z.minimum(0)),
  /** Rises with every write to the category's questions; the question cache is keyed by it. */
  contentVersion: z.int().check(z.minimum(0)),
});
export type PracticeCategory = z.infer<typeof practiceCategorySchema>;
