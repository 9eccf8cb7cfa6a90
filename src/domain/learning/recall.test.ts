import { expect, test } from 'vitest';

import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';
import { recallOf } from './recall';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

const learner = foldAnswers(
  emptyLearner,
  [
    ['today', true, 0],
    ['long ago', true, 60],
    ['wrong', false, 0],
  ].map(([questionId, isRight, daysAgo]) => ({
    id: `s:${String(questionId)}`,
    questionId: String(questionId),
    categoryId: 'c',
    option: 'a' as const,
    isRight: isRight === true,
    at: now - Number(daysAgo) * day,
  })),
);

test('what was right and is not due is known; what is due or was wrong fades; the rest is unseen', () => {
  expect(recallOf(learner, { id: 'c', questionCount: 10 }, now)).toEqual({
    known: 1,
    fading: 2,
    unseen: 7,
  });
});

test('of a category that was never practised everything is unseen', () => {
  expect(recallOf(learner, { id: 'other', questionCount: 4 }, now)).toEqual({
    known: 0,
    fading: 0,
    unseen: 4,
  });
});

test('answers to questions that are gone make no category larger than it is', () => {
  expect(recallOf(learner, { id: 'c', questionCount: 2 }, now)).toEqual({
    known: 1,
    fading: 1,
    unseen: 0,
  });
});
