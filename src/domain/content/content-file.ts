import { z } from 'zod';

import { practiceCategorySchema } from '../practice/category';
import { questionBodySchema, type Question } from '../question/question';

const contentQuestionSchema = questionBodySchema
  .required({ source: true, concept: true })
  .extend({ difficulty: z.int().min(1).max(3) })
  .strict();
export type ContentQuestion = z.infer<typeof contentQuestionSchema>;

/** One category with its questions, as content/<licence>/<category>.json holds it. */
export const contentFileSchema = z
  .object({
    category: practiceCategorySchema.omit({ questionCount: true, contentVersion: true }).strict(),
    questions: z.array(contentQuestionSchema).min(1),
  })
  .strict();
export type ContentFile = z.infer<typeof contentFileSchema>;

/** A content question as the practice question it becomes in the database. */
export function toPracticeQuestion(file: ContentFile, question: ContentQuestion): Question {
  return {
    ...question,
    kind: 'practice',
    licenceType: file.category.licenceType,
    category: file.category.name,
  };
}
