import { expect, test } from 'vitest';

import { foldAnswers } from './fold-answers';
import { emptyLearner, questionsOf, signQuizCategory } from './learner';
import { byNeed } from './sign-schedule';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20, 12);

const answer = (code: string, isRight: boolean, daysAgo: number) => ({
  id: `${code}:${String(daysAgo)}`,
  questionId: code,
  categoryId: signQuizCategory,
  option: 'a' as const,
  isRight,
  at: now - daysAgo * day,
});

const learner = foldAnswers(emptyLearner, [
  answer('B1', true, 1),
  answer('B2', false, 5),
  answer('B3', true, 60),
  answer('B5', true, 0),
]);

test('what is due comes first, the most forgotten of it before the rest, then what was never asked', () => {
  expect(byNeed(['B5', 'B4', 'B1', 'B2', 'B3', 'B6'], learner, now)).toEqual([
    'B3',
    'B2',
    'B4',
    'B6',
    'B1',
    'B5',
  ]);
});

test('without an answer the order is as given', () => {
  expect(byNeed(['B5', 'B1', 'B3'], emptyLearner, now)).toEqual(['B5', 'B1', 'B3']);
});

test('signs are not among the questions of the bank, which reviews and mistakes are made of', () => {
  expect([...questionsOf(learner).keys()]).toEqual([]);
});
