import { randomUUID } from 'node:crypto';

import { answerEvent, type AnswerEvent } from '../../../src/domain/progress/answer-event';
import type { PracticeResult } from '../../../src/domain/progress/practice-result';

/** An answer to a question in a session of its own, right and given at second 1 unless the fields say otherwise. */
export function newAnswer(fields: Partial<AnswerEvent> = {}): AnswerEvent {
  const given = {
    questionId: 'q1',
    categoryId: 'c1',
    option: 'a',
    isRight: true,
    at: 1000,
  } as const;
  return { ...answerEvent(randomUUID(), given), ...fields };
}

/** The result of a session of its own: two questions, one right. */
export function newResult(fields: Partial<PracticeResult> = {}): PracticeResult {
  const finishedAt = Date.UTC(2026, 10, 20, 12, 30);
  return {
    id: randomUUID(),
    categoryId: 'c1',
    answered: 2,
    right: 1,
    startedAt: finishedAt - 60_000,
    finishedAt,
    ...fields,
  };
}
