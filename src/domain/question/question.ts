import { z } from 'zod';

import { licenceTypeSchema } from '../licence-type';
import { limits } from '../limits';

export const optionKeys = ['a', 'b', 'c', 'd'] as const;
export const optionKeySchema = z.enum(optionKeys);
export type OptionKey = z.infer<typeof optionKeySchema>;

/** 'practice' is asked in practice (tab Övningsfrågor), 'theory' belongs to the older bank (tab Gamla frågor). */
export const questionKindSchema = z.enum(['practice', 'theory']);
export type QuestionKind = z.infer<typeof questionKindSchema>;

const optionText = z.string().trim().min(1).max(limits.optionLength);

/** The parts of a question that its writer writes; content files, the database and the editor share them. */
export const questionBodySchema = z.object({
  id: z.string().min(1),
  text: z.string().trim().min(1).max(limits.questionTextLength),
  options: z.object({ a: optionText, b: optionText, c: optionText, d: optionText.optional() }),
  answer: optionKeySchema,
  explanation: z.string().trim().min(1).max(limits.explanationLength),
  /** Why a wrong option tempts and is wrong, by option. */
  feedback: z.partialRecord(optionKeySchema, optionText),
  /** The law the answer rests on. */
  source: z.string().trim().min(1).max(limits.sourceLength).optional(),
  /** Questions that ask the same rule in different situations share a concept. */
  concept: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  imageUrl: z.url().max(limits.urlLength).optional(),
  /** ISO date of the second reading, yyyy-mm-dd. */
  reviewedAt: z.iso.date().optional(),
});

/** Returns true iff the option marked as right exists. */
function isAnswerable(question: Pick<z.infer<typeof questionBodySchema>, 'options' | 'answer'>) {
  return question.options[question.answer] !== undefined;
}

export const questionSchema = questionBodySchema
  .extend({
    kind: questionKindSchema,
    licenceType: licenceTypeSchema,
    /** Name of the category. */
    category: z.string().trim().min(1).max(limits.categoryNameLength),
    /** 1–3 for practice, 1–5 for theory; an unknown value is shown as easy. */
    difficulty: z.int().min(1).max(5).catch(1),
  })
  .refine(isAnswerable, { path: ['answer'], message: 'the right option does not exist' });

export type Question = z.infer<typeof questionSchema>;

/** A question's options in display order, without the ones that are not used. */
export function listOptions(
  question: Pick<Question, 'options'>,
): { key: OptionKey; text: string }[] {
  return optionKeys.flatMap((key) => {
    const text = question.options[key];
    return text === undefined ? [] : [{ key, text }];
  });
}
