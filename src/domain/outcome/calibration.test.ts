import { expect, test } from 'vitest';

import { brierScore, calibrationByTenths, foretoldOf, wilsonInterval } from './calibration';

const outcomes = (chance: number, passed: number, failed: number) => [
  ...Array.from({ length: passed }, () => ({ chance, isPassed: true })),
  ...Array.from({ length: failed }, () => ({ chance, isPassed: false })),
];

test('tests are put into tenths by what was foretold, the certain ones into the last', () => {
  const tenths = calibrationByTenths([
    ...outcomes(0.82, 7, 1),
    ...outcomes(0.88, 1, 1),
    ...outcomes(1, 2, 0),
  ]);
  expect(tenths).toMatchObject([
    { from: 0.8, count: 10, happened: 0.8 },
    { from: 0.9, count: 2, foretold: 1, happened: 1 },
  ]);
  expect(tenths[0]?.foretold).toBeCloseTo(0.832);
  // 8 of 10 by Wilson: 0.490–0.943
  expect(tenths[0]?.low).toBeCloseTo(0.49, 3);
  expect(tenths[0]?.high).toBeCloseTo(0.943, 3);
});

test('the interval of all or none ends there', () => {
  expect(wilsonInterval(1, 10).high).toBeCloseTo(1);
  expect(wilsonInterval(0, 10).low).toBeCloseTo(0);
});

test('the Brier score is the mean of the squared differences', () => {
  expect(brierScore(outcomes(0.8, 1, 1))).toBeCloseTo((0.04 + 0.64) / 2);
  expect(brierScore(outcomes(1, 3, 0))).toBe(0);
});

test('an outcome of which nothing was foretold is left out', () => {
  expect(foretoldOf([{ chance: null, isPassed: true }, ...outcomes(0.5, 1, 0)])).toHaveLength(1);
});
