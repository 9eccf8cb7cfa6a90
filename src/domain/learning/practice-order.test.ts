import { expect, test } from 'vitest';

import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';
import { practiceOrder } from './practice-order';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

const question = (id: string) => ({ id, answer: 'a' as const });

/** A learner who answered these questions so many days ago. */
const learnerOf = (given: Record<string, { isRight: boolean; daysAgo: number }>) =>
  foldAnswers(
    emptyLearner,
    Object.entries(given).map(([questionId, { isRight, daysAgo }]) => ({
      id: `s:${questionId}`,
      questionId,
      categoryId: 'c',
      option: 'a' as const,
      isRight,
      at: now - daysAgo * day,
    })),
  );

test('what is due comes first, the most forgotten before the rest, then what is new, wrong today, and known', () => {
  const learner = learnerOf({
    knownToday: { isRight: true, daysAgo: 0 },
    knownYesterday: { isRight: true, daysAgo: 1 },
    wrongToday: { isRight: false, daysAgo: 0 },
    due: { isRight: true, daysAgo: 20 },
    forgotten: { isRight: true, daysAgo: 90 },
  });
  const questions = ['knownToday', 'knownYesterday', 'wrongToday', 'new', 'due', 'forgotten'].map(
    question,
  );
  const { ids, waiting } = practiceOrder({ uid: 'ada', learner, questions, now });
  expect(ids).toEqual(['forgotten', 'due', 'new', 'wrongToday', 'knownYesterday', 'knownToday']);
  expect(waiting).toBe(3);
});

test('what is new has an order of the learner’s own, the same each time', () => {
  const questionIds = Array.from({ length: 30 }, (_, index) => `q${String(index)}`);
  const orderOf = (uid: string) =>
    practiceOrder({ uid, learner: emptyLearner, questions: questionIds.map(question), now }).ids;
  expect(orderOf('ada')).toEqual(orderOf('ada'));
  expect(orderOf('ada')).not.toEqual(questionIds);
  expect(orderOf('ada')).not.toEqual(orderOf('bo'));
  expect([...orderOf('ada')].sort()).toEqual([...questionIds].sort());
});

test('a question that has come to mean something else is new, until its new version is answered', () => {
  const known = learnerOf({ changed: { isRight: true, daysAgo: 1 } });
  const orderOf = (learner: typeof known) =>
    practiceOrder({
      uid: 'ada',
      learner,
      questions: [{ ...question('changed'), meaningVersion: 2 }],
      now,
    }).waiting;
  expect(orderOf(known)).toBe(1);
  const id = 's2:changed';
  const asked = { id, questionId: 'changed', categoryId: 'c', option: 'a', isRight: true } as const;
  expect(orderOf(foldAnswers(known, [{ ...asked, meaningVersion: 2, at: now }]))).toBe(0);
});

test('a right answer to a question whose key was wrong is asked as what it is now', () => {
  const learner = learnerOf({
    known: { isRight: true, daysAgo: 0 },
    kept: { isRight: true, daysAgo: 0 },
  });
  const questions = [question('kept'), { id: 'known', answer: 'b' as const, isKeyCorrected: true }];
  expect(practiceOrder({ uid: 'ada', learner, questions, now }).ids).toEqual(['known', 'kept']);
});
