import { expect, test } from 'vitest';

import { answer, next, select, startSession } from '../practice/session';
import { answerEvent, answerEventSchema } from './answer-event';
import { practiceResult, practiceResultSchema } from './practice-result';

test('an answer in a session is one event, however often it is made', () => {
  const given = {
    questionId: 'q1',
    categoryId: 'c',
    option: 'a' as const,
    isRight: true,
    at: 1,
  };
  const event = answerEvent('s1', given);
  expect(event).toEqual({ ...given, id: 's1:q1' });
  expect(answerEvent('s1', { ...given, at: 2 }).id).toBe(event.id);
  expect(answerEvent('s2', given).id).not.toBe(event.id);
  expect(answerEventSchema.parse(event)).toEqual(event);
});

test('a session has a result when it is finished, and none while it runs', () => {
  const started = startSession({
    id: 's1',
    categoryId: 'c',
    questionIds: ['q1', 'q2'],
    seed: 1,
    now: 10,
  });
  expect(practiceResult(started)).toBeNull();
  const first = next(answer(select(started, 'a'), 'a', 20), 20);
  const last = answer(select(first, 'a'), 'b', 30);
  expect(practiceResult(last)).toBeNull();

  const result = practiceResult(next(last, 40));
  expect(result).toEqual({
    id: 's1',
    categoryId: 'c',
    answered: 2,
    right: 1,
    startedAt: 10,
    finishedAt: 40,
  });
  expect(practiceResultSchema.parse(result)).toEqual(result);
});
