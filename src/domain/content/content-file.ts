import * as z from 'zod/mini';

import { practiceCategorySchema } from '../practice/category';
import { writeTemplate } from '../question/calculated-question';
import { caseTemplateSchema, type CaseTemplate } from '../question/case-template';
import { findCalculationProblem } from '../question/check-calculation';
import { questionBodySchema, type Question } from '../question/question';
import { readIllustration } from '../scene/read-illustration';

/** A question as it is written: with braces where its calculation has figures. */
const writtenQuestionSchema = z.strictObject({
  ...z.omit(z.required(questionBodySchema, { source: true, concept: true }), { calculation: true })
    .shape,
  difficulty: z.int().check(z.minimum(1), z.maximum(3)),
  /** What is drawn for the question: as an object here, which is easier to write than its text. */
  scene: z.optional(
    z.unknown().check((context) => {
      for (const message of readIllustration(context.value).problems ?? []) {
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    }),
  ),
  /** The id of one of the file's cases. */
  case: z.optional(z.string()),
  /** Lines that draw its figures. */
  figures: z.optional(z.array(z.string())),
});
type WrittenQuestion = z.infer<typeof writtenQuestionSchema>;

/** A content question as it is read: with its figures as they are the first time. */
export type ContentQuestion = Omit<WrittenQuestion, 'figures'> & { calculation?: string };

export const contentCategorySchema = z.strictObject(
  z.omit(practiceCategorySchema, { questionCount: true, contentVersion: true }).shape,
);

/** A question with its case in full, and what is wrong with them. */
function writeOut(
  { figures = [], case: caseId, ...question }: WrittenQuestion,
  cases: readonly CaseTemplate[],
): { question: ContentQuestion; problem: string | null } {
  const shared = cases.find(({ id }) => id === caseId);
  if (caseId !== undefined && shared === undefined) {
    return { question, problem: `there is no case ${caseId}` };
  }
  if (figures.length === 0 && shared === undefined) return { question, problem: null };
  const template = { ...question, figures, case: shared };
  const problem = findCalculationProblem(template, 50);
  return {
    question: problem === null ? { ...question, ...writeTemplate(template) } : question,
    problem,
  };
}

/** One category with its questions, as content/<licence>/<category>.json holds it. */
export const contentFileSchema = z.pipe(
  z.strictObject({
    category: contentCategorySchema,
    cases: z.optional(z.array(caseTemplateSchema)),
    questions: z.array(writtenQuestionSchema).check(z.minLength(1)),
  }),
  z.transform(({ category, cases = [], questions }, context) => ({
    category,
    questions: questions.map((written) => {
      const { question, problem } = writeOut(written, cases);
      if (problem !== null) {
        context.issues.push({
          code: 'custom',
          message: `${written.id}: ${problem}`,
          input: written,
        });
      }
      return question;
    }),
  })),
);
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
