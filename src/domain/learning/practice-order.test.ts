import { expect, test } from 'vitest';

import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';
import { practiceOrder } from './practice-order';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

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
  const questionIds = ['knownToday', 'knownYesterday', 'wrongToday', 'new', 'due', 'forgotten'];
  const { ids, waiting } = practiceOrder({ uid: 'ada', learner, questionIds, now });
  expect(ids).toEqual(['forgotten', 'due', 'new', 'wrongToday', 'knownYesterday', 'knownToday']);
  expect(waiting).toBe(3);
});

test('what is new has an order of the learner’s own, the same each time', () => {
  const questionIds = Array.from({ length: 30 }, (_, index) => `q${String(index)}`);
  const orderOf = (uid: string) =>
    practiceOrder({ uid, learner: emptyLearner, questionIds, now }).ids;
  expect(orderOf('ada')).toEqual(orderOf('ada'));
  expect(orderOf('ada')).not.toEqual(questionIds);
  expect(orderOf('ada')).not.toEqual(orderOf('bo'));
  expect([...orderOf('ada')].sort()).toEqual([...questionIds].sort());
});
