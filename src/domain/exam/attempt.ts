import * as z from 'zod/mini';

import { optionKeySchema, type OptionKey } from '../question/question';
import { examIdSchema, type ExamId } from './exam-id';
import type { ExamQuestion } from './draw';
import { examAreaSchema } from './exam-area';
import type { ExamFormat } from './format';
import { shownSchema } from './shown';

const moment = z.int().check(z.minimum(0));
const id = z.string().check(z.minLength(1));

/**
 * A test under way as plain data, so that it survives a reload. All times are milliseconds since the epoch by the
 * server's clock.
 */
export const examAttemptSchema = z.object({
  id,
  examId: examIdSchema,
  isExtended: z.boolean(),
  isShortened: z.boolean(),
  passMark: z.int().check(z.minimum(0)),
  startedAt: moment,
  deadline: moment,
  questions: z
    .array(
      z.object({
        id,
        categoryId: id,
        area: examAreaSchema,
        answer: optionKeySchema,
        meaningVersion: z.optional(z.int()),
        isTrial: z.boolean(),
        shown: z.optional(shownSchema),
      }),
    )
    .check(z.minLength(1)),
  chosen: z.record(z.string(), optionKeySchema),
  flagged: z.array(z.string()),
  /** The questions whose answer was changed to another; tests that began under older versions have none. */
  changed: z._default(z.array(z.string()), []),
  position: z.int().check(z.minimum(0)),
  /** The latest time that the test has heard of; its clock never goes back. */
  latest: moment,
  /** Null while the test runs. */
  handedIn: z.nullable(z.object({ at: moment, by: z.enum(['learner', 'clock']) })),
});
export type ExamAttempt = z.infer<typeof examAttemptSchema>;

/** What can happen in a test. */
export type ExamEvent =
  | { kind: 'choose'; questionId: string; option: OptionKey }
  | { kind: 'flag'; questionId: string }
  | { kind: 'goTo'; position: number }
  | { kind: 'handIn' }
  /** Only time passes. */
  | { kind: 'tick' };

/** Starts a test with the drawn questions. */
export function startAttempt(start: {
  id: string;
  examId: ExamId;
  format: ExamFormat;
  isExtended: boolean;
  questions: readonly ExamQuestion[];
  now: number;
}): ExamAttempt {
  const { id, examId, format, isExtended, questions } = start;
  const minutes = isExtended ? (format.extendedMinutes ?? format.minutes) : format.minutes;
  const now = Math.round(start.now);
  return {
    id,
    examId,
    isExtended: isExtended && format.extendedMinutes !== null,
    isShortened: format.isShortened,
    passMark: format.passMark,
    startedAt: now,
    deadline: now + minutes * 60_000,
    questions: [...questions],
    chosen: {},
    flagged: [],
    changed: [],
    position: 0,
    latest: now,
    handedIn: null,
  };
}

function change(attempt: ExamAttempt, event: ExamEvent): ExamAttempt {
  const isAsked = (questionId: string) => attempt.questions.some((one) => one.id === questionId);
  switch (event.kind) {
    case 'choose': {
      const { questionId, option } = event;
      const before = attempt.chosen[questionId];
      if (!isAsked(questionId) || before === option) return attempt;
      const isChanged = before !== undefined && !attempt.changed.includes(questionId);
      return {
        ...attempt,
        chosen: { ...attempt.chosen, [questionId]: option },
        changed: isChanged ? [...attempt.changed, questionId] : attempt.changed,
      };
    }
    case 'flag': {
      if (!isAsked(event.questionId)) return attempt;
      const others = attempt.flagged.filter((one) => one !== event.questionId);
      const isFlagged = others.length < attempt.flagged.length;
      return { ...attempt, flagged: isFlagged ? others : [...others, event.questionId] };
    }
    case 'goTo': {
      const last = attempt.questions.length - 1;
      return { ...attempt, position: Math.min(Math.max(0, Math.trunc(event.position)), last) };
    }
    case 'handIn':
      return { ...attempt, handedIn: { at: attempt.latest, by: 'learner' } };
    case 'tick':
      return attempt;
  }
}

/**
 * The test after an event. Once it is handed in nothing changes it. From the deadline on it is handed in as it stands,
 * at the deadline, whatever the event; a clock that goes back gives no time.
 * @param now milliseconds since the epoch by the server's clock
 */
export function applyEvent(attempt: ExamAttempt, event: ExamEvent, now: number): ExamAttempt {
  if (attempt.handedIn !== null) return attempt;
  // a clock that tells no time tells nothing
  const latest = Number.isNaN(now) ? attempt.latest : Math.max(attempt.latest, Math.round(now));
  const { deadline } = attempt;
  if (latest >= deadline) {
    return { ...attempt, latest: deadline, handedIn: { at: deadline, by: 'clock' } };
  }
  return change({ ...attempt, latest }, event);
}

/** Milliseconds until the test is handed in by itself; 0 when it is handed in. */
export function timeLeft(attempt: ExamAttempt, now: number): number {
  if (attempt.handedIn !== null) return 0;
  return Math.max(0, attempt.deadline - Math.max(attempt.latest, now));
}

/** Positions of the questions that have no answer yet, in order. */
export function unanswered(attempt: ExamAttempt): number[] {
  return attempt.questions.flatMap(({ id }, index) =>
    attempt.chosen[id] === undefined ? [index] : [],
  );
}

const minute = 60_000;

/** Minutes left at which the clock speaks up. */
const announced = [10, 5, 1] as const;

/** How long an announcement stands. */
const announcement = 20_000;

/**
 * The minutes left that are to be announced at this moment, or null. An announcement stands for twenty seconds, so that
 * a clock which slept through the exact moment still says it; a test not longer than that many minutes does not begin
 * with it.
 */
export function announcedMinutes(attempt: ExamAttempt, now: number): number | null {
  const left = timeLeft(attempt, now);
  const minutes = announced.find(
    (mark) => left <= mark * minute && left > mark * minute - announcement,
  );
  if (minutes === undefined || attempt.deadline - attempt.startedAt <= minutes * minute)
    return null;
  return minutes;
}
