import { expect, test } from 'vitest';

import { answer, next, select, startSession } from './session';
import { answerEvent, answerEventSchema } from '../progress/answer-event';
import { finishedSession, finishedSessionSchema } from './finished-session';

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

test('a session is one to count when it is finished, and none while it runs', () => {
  const started = startSession({
    id: 's1',
    categoryId: 'c',
    questionIds: ['q1', 'q2'],
    seed: 1,
    now: 10,
  });
  expect(finishedSession(started)).toBeNull();
  const first = next(answer(select(started, 'a'), 'a', 20), 20);
  const last = answer(select(first, 'a'), 'b', 30);
  expect(finishedSession(last)).toBeNull();

  const finished = finishedSession(next(last, 40));
  expect(finished).toEqual({ id: 's1', categoryId: 'c', startedAt: 10 });
  expect(finishedSessionSchema.parse(finished)).toEqual(finished);
});

test('a session of which every answered question is gone is none to count', () => {
  const started = startSession({ id: 's1', categoryId: 'c', questionIds: ['q1'], now: 10 });
  expect(finishedSession({ ...started, finishedAt: 40 })).toBeNull();
});
