import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { categoryStanding, overallStanding, type CategoryStanding } from './category-progress';

/** Questions whose latest answers are so many right and so many wrong. */
function progressWith(right: number, wrong: number): Record<string, { isRight: boolean }> {
  return Object.fromEntries(
    Array.from({ length: right + wrong }, (_, index) => [
      `q${String(index)}`,
      { isRight: index < right },
    ]),
  );
}

describe('the standing in a category', () => {
  test.each([
    ['nothing answered', 0, 0, 10, { answered: 0, right: 0, percent: 0, isFinished: false }],
    [
      'all answered, 80 % right',
      8,
      2,
      10,
      { answered: 10, right: 8, percent: 80, isFinished: true },
    ],
    ['all answered, 79 % right', 79, 21, 100, { percent: 79, isFinished: false }],
    ['one question unanswered', 9, 0, 10, { answered: 9, percent: 90, isFinished: false }],
    ['an empty category', 0, 0, 0, { answered: 0, right: 0, percent: 0, isFinished: false }],
    [
      'answers to questions that are gone',
      12,
      3,
      10,
      { answered: 10, right: 10, percent: 100, isFinished: false },
    ],
    ['answers left in an emptied category', 2, 1, 0, { answered: 0, right: 0, isFinished: false }],
  ])('with %s', (_what, right, wrong, questions, standing) => {
    expect(categoryStanding(progressWith(right, wrong), questions)).toMatchObject(standing);
  });

  test('keeps every figure within the category', () => {
    const count = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(count, count, count, (right, wrong, questions) => {
        const standing = categoryStanding(progressWith(right, wrong), questions);
        expect(standing.answered).toBeLessThanOrEqual(questions);
        expect(standing.right).toBeLessThanOrEqual(standing.answered);
        expect(standing.percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('the standing in all sums what is answered and finished, and shares right by what is answered', () => {
  const standing = (change: Partial<CategoryStanding>): CategoryStanding => ({
    answered: 0,
    right: 0,
    percent: 0,
    isFinished: false,
    ...change,
  });
  const standings = [
    standing({ answered: 10, right: 9, percent: 90, isFinished: true }),
    standing({ answered: 2, right: 0 }),
    standing({}),
  ];
  expect(overallStanding(standings)).toEqual({ answered: 12, percent: 75, finished: 1 });
  expect(overallStanding([])).toEqual({ answered: 0, percent: 0, finished: 0 });
});
