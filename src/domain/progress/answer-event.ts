import * as z from 'zod/mini';

import { optionKeySchema } from '../question/question';

/** How sure a learner was of an answer, if he said so. */
export const confidences = ['sure', 'unsure', 'guessed'] as const;
export const confidenceSchema = z.enum(confidences);
export type Confidence = z.infer<typeof confidenceSchema>;

/** What a learner says of how sure he was. */
export const confidenceNames: Record<Confidence, string> = {
  sure: 'säker',
  unsure: 'osäker',
  guessed: 'gissade',
};

/** Longest time that counts as thinking about one question, in seconds: beyond it the phone lay on the table. */
export const thinkingSecondsMax = 600;

/** One answer given by a learner. Folding the same event twice changes nothing: `id` names it. */
export const answerEventSchema = z.object({
  /** `<session>:<question>`, so that a double click or a second tab makes the same event, not another. */
  id: z.string().check(z.minLength(1)),
  questionId: z.string().check(z.minLength(1)),
  categoryId: z.string().check(z.minLength(1)),
  /** Which version of what the question asks was answered; 1 where none is said. */
  meaningVersion: z.optional(z.int()),
  option: optionKeySchema,
  isRight: z.boolean(),
  /** Milliseconds since the epoch, by the server's clock as well as the device can tell. */
  at: z.int(),
  confidence: z.optional(confidenceSchema),
  /** Whole seconds that the question took. */
  seconds: z.optional(z.int().check(z.minimum(0), z.maximum(thinkingSecondsMax))),
});
export type AnswerEvent = z.infer<typeof answerEventSchema>;

/** The event for a question answered in a session. */
export function answerEvent(sessionId: string, given: Omit<AnswerEvent, 'id'>): AnswerEvent {
  return { id: `${sessionId}:${given.questionId}`, ...given };
}
