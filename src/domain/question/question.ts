import * as z from 'zod/mini';

import { licenceTypeSchema } from '../licence-type';
import { limits } from '../limits';

export const optionKeys = ['a', 'b', 'c', 'd'] as const;
export const optionKeySchema = z.enum(optionKeys);
export type OptionKey = z.infer<typeof optionKeySchema>;

/** 'practice' is asked in practice (tab Övningsfrågor), 'theory' belongs to the older bank (tab Gamla frågor). */
export const questionKindSchema = z.enum(['practice', 'theory']);

/** Text without spaces around it, of one to as many characters. */
function text(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
}

const optionText = text(limits.optionLength);

/** Addresses that a page may show pictures from: encrypted ones, and the emulators' on the same machine. */
export const pictureAddress = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/i;

/** The parts of a question that its writer writes; content files, the database and the editor share them. */
export const questionBodySchema = z.object({
  id: z.string().check(z.minLength(1)),
  text: text(limits.questionTextLength),
  options: z.object({ a: optionText, b: optionText, c: optionText, d: z.optional(optionText) }),
  answer: optionKeySchema,
  explanation: text(limits.explanationLength),
  /** Why a wrong option tempts and is wrong, by option. */
  feedback: z.partialRecord(optionKeySchema, optionText),
  /** The law the answer rests on. */
  source: z.optional(text(limits.sourceLength)),
  /** Questions that ask the same rule in different situations share a concept. */
  concept: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(limits.conceptLength))),
  imageUrl: z.optional(
    z.url({ abort: true }).check(z.regex(pictureAddress), z.maxLength(limits.urlLength)),
  ),
  /** What is drawn for the question, as JSON that domain/scene reads; instead of a picture. */
  scene: z.optional(z.string().check(z.regex(/^\{/), z.maxLength(limits.sceneLength))),
  /** What several questions ask about, as JSON that question/calculated-question reads. */
  case: z.optional(z.string().check(z.regex(/^\{/), z.maxLength(limits.caseLength))),
  /** What draws its figures anew, and those of its case: JSON that question/calculated-question reads. */
  calculation: z.optional(z.string().check(z.regex(/^\{/), z.maxLength(limits.calculationLength))),
  /** ISO date of the second reading, yyyy-mm-dd. */
  reviewedAt: z.optional(z.iso.date()),
});

/** Returns true iff the option marked as right exists. */
function isAnswerable(question: Pick<z.infer<typeof questionBodySchema>, 'options' | 'answer'>) {
  return question.options[question.answer] !== undefined;
}

export const questionSchema = z
  .extend(questionBodySchema, {
    kind: questionKindSchema,
    /** May be empty in the older bank. */
    explanation: z.string().check(z.trim(), z.maxLength(limits.explanationLength)),
    licenceType: licenceTypeSchema,
    /** Id of the category that it belongs to; empty in a document of old, which names its category only. */
    categoryId: z.string(),
    /** The category's name when the question was written; withCategoryName gives today's. */
    category: text(limits.categoryNameLength),
    /** 1–3 for practice, 1–5 for theory; an unknown value is shown as easy. */
    difficulty: z.catch(z.int().check(z.minimum(1), z.maximum(5)), 1),
    /** The version of what it asks (meaning.ts); 1 where none is said. */
    meaningVersion: z.optional(z.int().check(z.minimum(1), z.maximum(limits.meaningVersions))),
    /** The key of this version was another once. */
    isKeyCorrected: z.optional(z.boolean()),
  })
  .check(
    z.refine(isAnswerable, { path: ['answer'], error: 'the right option does not exist' }),
    z.refine(({ kind, explanation }) => kind === 'theory' || explanation !== '', {
      path: ['explanation'],
      error: 'a practice question explains its answer',
    }),
  );

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
