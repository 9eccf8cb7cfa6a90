import * as z from 'zod/mini';

import { examAttemptSchema } from '../../domain/exam/attempt';
import { examIdSchema } from '../../domain/exam/exam-id';
import { localStore } from '../../lib/local-store';

/** Address in localStorage of the learner's test under way; also named by the event that other tabs get. */
export function attemptKey(uid: string): string {
  return `teoriklar.exam.${uid}`;
}

/** Where the learner's test under way is kept over reloads, until it is handed in and its result is safe. */
export function attemptStore(uid: string) {
  return localStore(attemptKey(uid), (stored) => examAttemptSchema.safeParse(stored).data ?? null);
}

const choiceSchema = z.object({ examId: examIdSchema, isExtended: z.boolean() });
export type ExamChoice = z.infer<typeof choiceSchema>;

/** Which test the learner chose last, and with how much time. */
export function choiceStore(uid: string) {
  return localStore(
    `teoriklar.examChoice.${uid}`,
    (stored) => choiceSchema.safeParse(stored).data ?? null,
  );
}
