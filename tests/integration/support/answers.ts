import { randomUUID } from 'node:crypto';

import { getLearner } from '../../../src/data/learning/repository';
import { lastAnswer, type Learner } from '../../../src/domain/learning/learner';
import { answerEvent, type AnswerEvent } from '../../../src/domain/progress/answer-event';
import type { FinishedSession } from '../../../src/domain/practice/finished-session';

/** The moment so many seconds after eleven. */
export function second(count: number): number {
  return Date.UTC(2026, 10, 20, 11) + count * 1000;
}

/** An answer to a question in a session of its own, right and given at second 1 unless the fields say otherwise. */
export function newAnswer(fields: Partial<AnswerEvent> = {}): AnswerEvent {
  const given = {
    questionId: 'q1',
    categoryId: 'c1',
    option: 'a',
    isRight: true,
    at: second(1),
  } as const;
  return { ...answerEvent(randomUUID(), given), ...fields };
}

/** A finished session of its own, begun at second 0 unless the fields say otherwise. */
export function newSession(fields: Partial<FinishedSession> = {}): FinishedSession {
  return { id: randomUUID(), categoryId: 'c1', startedAt: second(0), ...fields };
}

/** How many finished sessions are counted in what is stored. */
export async function countSessions(uid: string): Promise<number> {
  const { sessions } = await getLearner(uid);
  return sessions;
}

/** The latest answer to each question and how often it was answered, by category. */
export function answersIn({ categories }: Learner) {
  return Object.fromEntries(
    Object.entries(categories).map(([id, { questions }]) => [
      id,
      Object.fromEntries(
        Object.entries(questions).map(([key, record]) => {
          const { option, isRight, at } = lastAnswer(record);
          return [key, { option, isRight, at, answered: record.answered, right: record.right }];
        }),
      ),
    ]),
  );
}

/** The same of what is stored. */
export async function listAnswers(uid: string) {
  return answersIn(await getLearner(uid));
}
