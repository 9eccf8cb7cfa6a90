import { expect, test } from 'vitest';

import { compareMeasurements } from '../../../scripts/bench/comparison';
import type { Measurements, PartMeasurement } from '../../../scripts/bench/measurements';
import { writeComparison } from '../../../scripts/bench/report/compared';

const facts: PartMeasurement['facts'] = {
  date: '2026-11-23',
  commit: 'abc',
  machine: '2 × a processor',
  node: '22',
  chromium: '156',
  load: [0, 0],
};

function journey(rows: PartMeasurement['rows']): Measurements {
  return { journey: { facts, rows, remarks: [] } };
}

/** A run on a machine so many times slower than another. */
const signIn = (times: readonly number[], slowness = 1) =>
  journey({
    'bare-first': { ms: times.map(() => 1000 * slowness) },
    'sign-in': { ms: times.map((time) => time * slowness) },
  });

test('a slower machine is no slower program, since every time is divided by the reference of its round', () => {
  const comparison = compareMeasurements(signIn([900, 1000, 1100]), signIn([900, 1000, 1100], 3));
  expect(comparison).toEqual({ slower: [], faster: [] });
});

test('rounds that overlap with those of the baseline are within the spread', () => {
  const { slower } = compareMeasurements(signIn([900, 1000, 1100]), signIn([1099, 1500, 2000]));
  expect(slower).toEqual([]);
});

test('a figure whose best round is worse than the worst of the baseline is slower, the other way round faster', () => {
  const quick = signIn([900, 1000, 1100]);
  const slow = signIn([1101, 1200, 1300]);
  const names = (found: readonly { figure: { row: string } }[]) =>
    found.map(({ figure }) => figure.row);
  expect(names(compareMeasurements(quick, slow).slower)).toEqual(['sign-in']);
  expect(names(compareMeasurements(quick, slow).faster)).toEqual([]);
  expect(names(compareMeasurements(slow, quick).faster)).toEqual(['sign-in']);
});

test('requests and shift are compared as they are', () => {
  const run = (scripts: number, sum: number) =>
    journey({ 'overview-cold': { scripts: [scripts] }, shift: { sum: [sum] } });
  const { slower } = compareMeasurements(run(15, 0), run(16, 0.01));
  expect(slower.map(({ figure }) => figure.name)).toEqual(['scripts', 'sum']);
  expect(compareMeasurements(run(15, 0), run(15, 0.0009)).slower).toEqual([]);
});

test('a part that only one of the runs has is not compared', () => {
  expect(compareMeasurements({}, signIn([1000]))).toEqual({ slower: [], faster: [] });
});

test('the comparison is told in lines, with medians and spread', () => {
  const comparison = compareMeasurements(signIn([900, 1000, 1100]), signIn([2000, 2100, 2200]));
  expect(writeComparison(comparison).split('\n')).toEqual([
    'Slower than the baseline:',
    '  press on sign-in → first card of the overview: 1.00 (0.90–1.10) × reference → 2.10 (2.00–2.20) × reference',
  ]);
  expect(writeComparison({ slower: [], faster: [] })).toBe(
    'Nothing is slower than the baseline by more than the spread.',
  );
});
