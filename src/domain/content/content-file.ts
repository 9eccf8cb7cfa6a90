import * as z from 'zod/mini';

import { practiceCategorySchema } from '../practice/category';
import { questionBodySchema, type Question } from '../question/question';

const contentQuestionSchema = z.strictObject({
  ...z.required(questionBodySchema, { source: true, concept: true }).shape,
  difficulty: z.int().check(z.minimum(1), z.maximum(3)),
});
export type ContentQuestion = z.infer<typeof contentQuestionSchema>;

/** One category with its questions, as content/<licence>/<category>.json holds it. */
export const contentFileSchema = z.strictObject({
  category: z.strictObject(
    z.omit(practiceCategorySchema, { questionCount: true, contentVersion: true }).shape,
  ),
  questions: z.array(contentQuestionSchema).check(z.minLength(1)),
});
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
