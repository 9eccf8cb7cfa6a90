import { z } from 'zod';

import { examAreaSchema } from '../exam-area';
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
  id: z.string().min(1),
  /** Also the address of the practice session and the key in a question's `category`. */
  name: z.string().trim().min(1).max(limits.categoryNameLength),
  description: z.string().trim().min(1).max(limits.categoryDescriptionLength),
  /** Whole kronor. */
  price: z.int().min(0).max(limits.priceMax),
  icon: z.enum(categoryIcons),
  color: z.enum(categoryColors),
  licenceType: licenceTypeSchema,
  examArea: examAreaSchema,
  /** Place in the overview, ascending. */
  order: z.int().min(0),
  questionCount: z.int().min(0),
  /** Rises with every write to the category's questions; the question cache is keyed by it. */
  contentVersion: z.int().min(0),
});
export type PracticeCategory = z.infer<typeof practiceCategorySchema>;
