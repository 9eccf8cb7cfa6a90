import * as z from 'zod/mini';

import { confidenceSchema, type Confidence } from '../progress/answer-event';
import { percentage, practiceBand } from '../progress/result-band';
import { optionKeySchema, type OptionKey } from '../question/question';
import { seededRandom, shuffle } from '../random';

/**
 * A practice session as plain data, so that it survives a reload. Answered questions are locked; selections are what
 * the learner has marked, answered or not.
 */
export const practiceSessionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  categoryId: z.string().check(z.minLength(1)),
  questionIds: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  position: z.int().check(z.minimum(0)),
  selections: z.record(z.string(), optionKeySchema),
  answers: z.record(
    z.string(),
    z.object({
      option: optionKeySchema,
      isRight: z.boolean(),
      at: z.int(),
      confidence: z.optional(confidenceSchema),
    }),
  ),
  startedAt: z.int(),
  /** Milliseconds since the epoch, or null while the session runs. */
  finishedAt: z.nullable(z.int()),
});
export type PracticeSession = z.infer<typeof practiceSessionSchema>;

/**
 * Starts a session over the questions in an order drawn from the seed, or in their own without one. Throws on an empty
 * bank: there is nothing to practise.
 */
export function startSession(start: {
  id: string;
  categoryId: string;
  questionIds: readonly string[];
  seed?: number;
  now: number;
}): PracticeSession {
  if (start.questionIds.length === 0) throw new RangeError('a session needs at least one question');
  return {
    id: start.id,
    categoryId: start.categoryId,
    questionIds:
      start.seed === undefined
        ? [...start.questionIds]
        : shuffle(start.questionIds, seededRandom(start.seed)),
    position: 0,
    selections: {},
    answers: {},
    startedAt: start.now,
    finishedAt: null,
  };
}

/** Id of the question on screen. */
export function currentQuestionId(session: PracticeSession): string {
  const id = session.questionIds[session.position];
  if (id === undefined) throw new RangeError(`no question at ${String(session.position)}`);
  return id;
}

/** Marks an option of the current question; an answered question stays as it was answered. */
export function select(session: PracticeSession, option: OptionKey): PracticeSession {
  const id = currentQuestionId(session);
  if (session.answers[id] !== undefined) return session;
  return { ...session, selections: { ...session.selections, [id]: option } };
}

/**
 * Answers the current question with the marked option, as surely as the learner says; without an option, or when
 * answered already, nothing changes.
 */
export function answer(
  session: PracticeSession,
  rightOption: OptionKey,
  now: number,
  confidence?: Confidence,
): PracticeSession {
  const id = currentQuestionId(session);
  const option = session.selections[id];
  if (option === undefined || session.answers[id] !== undefined) return session;
  const given = {
    option,
    isRight: option === rightOption,
    at: now,
    ...(confidence !== undefined && { confidence }),
  };
  return { ...session, answers: { ...session.answers, [id]: given } };
}

/** Returns true iff the last question is on screen. */
export function isLast(session: PracticeSession): boolean {
  return session.position === session.questionIds.length - 1;
}

/** Goes on from an answered question; on the last one the session is finished. */
export function next(session: PracticeSession, now: number): PracticeSession {
  if (session.answers[currentQuestionId(session)] === undefined) return session;
  if (isLast(session)) return { ...session, finishedAt: session.finishedAt ?? now };
  return { ...session, position: session.position + 1 };
}

/** Goes back one question; the first one stays. */
export function previous(session: PracticeSession): PracticeSession {
  return { ...session, position: Math.max(0, session.position - 1) };
}

/**
 * Fits a stored session to the bank as it is now: questions that are gone leave it. Returns null when nothing of it
 * is left.
 */
export function reconcile(
  session: PracticeSession,
  knownIds: ReadonlySet<string>,
): PracticeSession | null {
  const questionIds = session.questionIds.filter((id) => knownIds.has(id));
  if (questionIds.length === 0) return null;
  const before = session.questionIds.slice(0, session.position).filter((id) => knownIds.has(id));
  return { ...session, questionIds, position: Math.min(before.length, questionIds.length - 1) };
}

/** True iff what was answered in the session is judged as done well. */
export function isDoneWell(session: PracticeSession): boolean {
  const { right, answered } = score(session);
  return practiceBand(percentage(right, answered)).tone === 'success';
}

/** Questions answered and how many of them right, among the questions of the session. */
export function score(session: PracticeSession): {
  answered: number;
  right: number;
  total: number;
} {
  const answers = session.questionIds.flatMap((id) => session.answers[id] ?? []);
  return {
    answered: answers.length,
    right: answers.filter((given) => given.isRight).length,
    total: session.questionIds.length,
  };
}
