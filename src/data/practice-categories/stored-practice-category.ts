import * as z from 'zod/mini';

import { examAreaSchema } from '../../domain/exam/exam-area';
import { licenceTypeSchema } from '../../domain/licence-type';
import {
  categoryColors,
  categoryIcons,
  defaultCategoryPrice,
  practiceCategorySchema,
  type PracticeCategory,
} from '../../domain/practice/category';

/** A document of `practiceCategories` with the specification's field names, read as a PracticeCategory. */
export const storedPracticeCategorySchema = z.pipe(
  z.pipe(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      price: z._default(z.number(), defaultCategoryPrice),
      icon: z.enum(categoryIcons),
      color: z.enum(categoryColors),
      licence_type: z._default(licenceTypeSchema, 'B'),
      exam_area: z._default(examAreaSchema, 'trafikregler'),
      order: z._default(z.number(), 0),
      questionCount: z._default(z.number(), 0),
      contentVersion: z._default(z.number(), 0),
    }),
    z.transform(({ licence_type, exam_area, ...rest }) => ({
      ...rest,
      licenceType: licence_type,
      examArea: exam_area,
    })),
  ),
  practiceCategorySchema,
);

/** A category as the fields of its document, without the id and the timestamps. */
export function toStoredPracticeCategory(category: PracticeCategory) {
  return {
    name: category.name,
    description: category.description,
    price: category.price,
    icon: category.icon,
    color: category.color,
    licence_type: category.licenceType,
    exam_area: category.examArea,
    order: category.order,
    questionCount: category.questionCount,
    contentVersion: category.contentVersion,
  };
}
