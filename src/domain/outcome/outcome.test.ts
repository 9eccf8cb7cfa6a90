import { expect, test } from 'vitest';

import { limits } from '../limits';
import { numberOf, type Outcome } from './outcome';

const outcome = (number: number, testDay: number, examId: Outcome['examId'] = 'B'): Outcome => ({
  examId,
  number,
  testDay,
  isPassed: false,
  points: [],
  total: null,
  chance: null,
  modelVersion: 1,
  isShared: false,
});

test('a test of the same day is the same test, another takes the first free number of its kind', () => {
  const told = [outcome(0, 100), outcome(2, 200), outcome(1, 300, 'MC')];
  expect(numberOf(told, 'B', 200)).toBe(2);
  expect(numberOf(told, 'B', 300)).toBe(1);
  expect(numberOf([], 'B', 300)).toBe(0);
});

test('where all numbers are used the earliest test gives way', () => {
  const told = Array.from({ length: limits.outcomesOfExam }, (_, number) =>
    outcome(number, 100 - number),
  );
  expect(numberOf(told, 'B', 500)).toBe(limits.outcomesOfExam - 1);
});
