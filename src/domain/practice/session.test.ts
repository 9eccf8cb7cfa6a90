import { describe, expect, test } from 'vitest';

import {
  answer,
  currentQuestionId,
  isLast,
  next,
  practiceSessionSchema,
  previous,
  reconcile,
  score,
  select,
  startSession,
  type PracticeSession,
} from './session';

const ids = ['q1', 'q2', 'q3'];
const start = (seed = 1, questionIds: readonly string[] = ids) =>
  startSession({ id: 's', categoryId: 'c', questionIds, seed, now: 1000 });

/** Answers the current question right ('a') or wrong ('b'). */
const give = (session: PracticeSession, isRight: boolean) =>
  answer(select(session, isRight ? 'a' : 'b'), 'a', 2000);

const finish = (session: PracticeSession): PracticeSession =>
  session.finishedAt === null ? finish(next(give(session, true), 3000)) : session;

test('a session begins at its first question with nothing marked, answered or finished', () => {
  const session = start();
  expect(session).toMatchObject({ position: 0, selections: {}, answers: {}, finishedAt: null });
  expect(session.startedAt).toBe(1000);
  expect(currentQuestionId(session)).toBe(session.questionIds[0]);
});

test('the same seed draws the same order, and other seeds draw others', () => {
  const many = Array.from({ length: 12 }, (_, index) => `q${String(index)}`);
  expect(start(5, many).questionIds).toEqual(start(5, many).questionIds);
  expect(start(5, many).questionIds.toSorted()).toEqual(many.toSorted());
  const orders = new Set([1, 2, 3, 4, 5].map((seed) => start(seed, many).questionIds.join()));
  expect(orders.size).toBe(5);
});

test('an empty bank cannot be practised', () => {
  expect(() => start(1, [])).toThrow(RangeError);
});

test('a session at a place where there is no question is an error, not a blank page', () => {
  expect(() => currentQuestionId({ ...start(), position: 3 })).toThrow('no question at 3');
});

test('marking an option can be changed until the question is answered', () => {
  const marked = select(select(start(), 'b'), 'c');
  expect(marked.selections).toEqual({ [currentQuestionId(marked)]: 'c' });
  const answered = answer(marked, 'a', 2000);
  expect(select(answered, 'a')).toBe(answered);
});

test('answering needs a marked option, and happens once', () => {
  const session = start();
  expect(answer(session, 'a', 2000)).toBe(session);
  const answered = give(session, false);
  expect(answered.answers).toEqual({
    [currentQuestionId(session)]: { option: 'b', isRight: false, at: 2000 },
  });
  expect(answer(answered, 'b', 9000)).toBe(answered);
});

test('the right option makes a right answer', () => {
  expect(score(give(start(), true))).toEqual({ answered: 1, right: 1, total: 3 });
  expect(score(give(start(), false))).toEqual({ answered: 1, right: 0, total: 3 });
});

test('one goes on only from an answered question, and back without losing what was marked', () => {
  const session = select(start(), 'b');
  expect(next(session, 2000)).toBe(session);
  const second = next(answer(session, 'a', 2000), 2000);
  expect(second.position).toBe(1);
  const back = previous(second);
  expect(back.position).toBe(0);
  expect(back.selections[currentQuestionId(back)]).toBe('b');
  expect(previous(back).position).toBe(0);
});

test('going on from the last question finishes the session, at the first time it is done', () => {
  const done = finish(start());
  expect(isLast(done)).toBe(true);
  expect(done.finishedAt).toBe(3000);
  expect(next(done, 9999).finishedAt).toBe(3000);
});

test('only the last question is the last', () => {
  const session = start();
  expect([0, 1, 2].map((position) => isLast({ ...session, position }))).toEqual([
    false,
    false,
    true,
  ]);
});

describe('when the bank has changed', () => {
  const atSecond = () => next(give(start(), true), 2000);
  const without = (session: PracticeSession, ...places: number[]) =>
    new Set(session.questionIds.filter((_, place) => !places.includes(place)));

  test('a session whose questions are all there stays as it is', () => {
    const session = atSecond();
    expect(reconcile(session, new Set([...ids, 'q9']))).toEqual(session);
  });

  test('the question on screen stays there when one before it is gone', () => {
    const session = atSecond();
    const fitted = reconcile(session, without(session, 0));
    expect(fitted?.position).toBe(0);
    expect(fitted?.questionIds).toEqual(session.questionIds.slice(1));
  });

  test('the question after it takes its place when it is gone itself', () => {
    const session = atSecond();
    const fitted = reconcile(session, without(session, 1));
    expect(fitted && currentQuestionId(fitted)).toBe(session.questionIds[2]);
  });

  test('the last one left is shown when the end is gone', () => {
    const session = next(give(atSecond(), true), 2000);
    const fitted = reconcile(session, without(session, 2));
    expect(fitted && currentQuestionId(fitted)).toBe(session.questionIds[1]);
  });

  test('answers to questions that are gone do not count', () => {
    const session = atSecond();
    const fitted = reconcile(session, without(session, 0));
    expect(fitted && score(fitted)).toEqual({ answered: 0, right: 0, total: 2 });
  });

  test('nothing is left of a session whose questions are all gone', () => {
    expect(reconcile(start(), new Set(['q9']))).toBeNull();
  });
});

test('a session comes back from storage as it was', () => {
  const session = finish(start());
  expect(practiceSessionSchema.parse(JSON.parse(JSON.stringify(session)))).toEqual(session);
});

test.each([
  ['no questions', { questionIds: [] }],
  ['a place before the first', { position: -1 }],
  ['an option that does not exist', { selections: { q1: 'e' } }],
  ['an answer without its time', { answers: { q1: { option: 'a', isRight: true } } }],
])('a stored session with %s is refused', (_what, change) => {
  expect(practiceSessionSchema.safeParse({ ...start(), ...change }).success).toBe(false);
});
