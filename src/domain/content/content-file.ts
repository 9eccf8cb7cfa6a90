import * as z from 'zod/mini';

import { practiceCategorySchema } from '../practice/category';
import { questionBodySchema, type Question } from '../question/question';
import { readIllustration } from '../scene/read-scene';

const contentQuestionSchema = z.strictObject({
  ...z.required(questionBodySchema, { source: true, concept: true }).shape,
  difficulty: z.int().check(z.minimum(1), z.maximum(3)),
  /** What is drawn for the question: as an object here, which is easier to write than its text. */
  scene: z.optional(
    z.unknown().check((context) => {
      for (const message of readIllustration(context.value).problems ?? []) {
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    }),
  ),
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
export function toPracticeQuestion(
  file: ContentFile,
  { scene, ...question }: ContentQuestion,
): Question {
  return {
    ...question,
    ...(scene !== undefined && { scene: JSON.stringify(scene) }),
    kind: 'practice',
    licenceType: file.category.licenceType,
    categoryId: file.category.id,
    category: file.category.name,
  };
}
