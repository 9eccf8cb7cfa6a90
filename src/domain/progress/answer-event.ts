import * as z from 'zod/mini';

import { optionKeySchema } from '../question/question';

/** One answer given by a learner. Folding the same event twice changes nothing: `id` names it. */
export const answerEventSchema = z.object({
  /** `<session>:<question>`, so that a double click or a second tab makes the same event, not another. */
  id: z.string().check(z.minLength(1)),
  questionId: z.string().check(z.minLength(1)),
  categoryId: z.string().check(z.minLength(1)),
  option: optionKeySchema,
  isRight: z.boolean(),
  /** Milliseconds since the epoch, by the server's clock as well as the device can tell. */
  at: z.int(),
});
export type AnswerEvent = z.infer<typeof answerEventSchema>;

/** The event for a question answered in a session. */
export function answerEvent(sessionId: string, given: Omit<AnswerEvent, 'id'>): AnswerEvent {
  return { id: `${sessionId}:${given.questionId}`, ...given };
}
