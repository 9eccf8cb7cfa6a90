import { format } from 'prettier';
import { expect, test } from 'vitest';

import type { Measurements, PartMeasurement } from '../../../scripts/bench/measurements';
import { writeReport } from '../../../scripts/bench/report/report';

const facts: PartMeasurement['facts'] = {
  date: '2026-11-23',
  commit: 'abc1234',
  machine: '2 × a processor',
  node: '22.1.0',
  chromium: '156',
  load: [0.5, 1],
};

const page = (performance: number, paint: number, blocking: number) => ({
  performance: [performance],
  firstPaint: [paint],
  largestPaint: [paint],
  shift: [0.0004],
  blocking: [blocking],
});

const lighthouse: PartMeasurement = {
  facts,
  rows: {
    '/bench/plain': page(100, 700, 0),
    '/bench/bare': page(100, 800, 20),
    '/': page(98, 800, 100),
    '/login': page(97, 1000, 200),
    '/ovning': page(96, 1001, 201),
  },
  remarks: [],
};

const journey = (card: number): PartMeasurement => ({
  facts,
  rows: {
    'bare-again': { ms: [500, 500, 400] },
    'overview-worker': { ms: [card, card + 100, card - 100] },
    'overview-offline': { ms: [801, 801, 801] },
  },
  remarks: card > 1000 ? ['0.466 (exam): footer “Teoriklar”, from 300 to 900'] : [],
});

const presses = (median: number, percentile95: number): PartMeasurement => ({
  facts,
  rows: {
    practice: { median: [median], percentile95: [percentile95] },
    bare: { median: [32], percentile95: [40] },
  },
  remarks: [],
});

const lineOf = (report: string, start: string) =>
  report
    .split('\n')
    .filter((line) => line.startsWith(`| ${start}`))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('a page behind sign-in is held to the landing page, each bar by itself', () => {
  const report = writeReport({}, { lighthouse });
  expect(lineOf(report, '/login')[0]?.at(-2)).toBe('met');
  expect(lineOf(report, '/ovning')[0]?.at(-2)).toBe('missed: performance, largest paint, blocking');
  expect(lineOf(report, '/ ')[0]?.at(-2)).toBe('–');
});

test('a step of the journey says what it was, what it is, and whether that is enough', () => {
  const report = writeReport({ journey: journey(5000) }, { journey: journey(800) });
  expect(lineOf(report, 'overview, worker in control')).toEqual([
    [
      '',
      'overview, worker in control',
      '5.00 s (4.90–5.10)',
      '10.20',
      '0.80 s (0.70–0.90)',
      '1.75',
      '0.80 s',
      'met',
      '',
    ],
  ]);
  expect(lineOf(report, 'overview, offline')[0]?.at(-2)).toBe('missed');
  expect(report).toContain('Measured 2026-11-23 at commit abc1234 on 2 × a processor, Node 22.1.0');
  expect(report).toContain('Nothing.');
  expect(report).toContain('- 0.466 (exam): footer “Teoriklar”, from 300 to 900');
});

test.each([
  { median: 50, percentile95: 100, bar: 'met' },
  { median: 64, percentile95: 80, bar: 'met' },
  { median: 65, percentile95: 80, bar: 'missed' },
  { median: 48, percentile95: 101, bar: 'missed' },
])(
  'presses of $median and $percentile95 ms beside bare ones of 32 and 40: $bar',
  ({ bar, ...times }) => {
    const report = writeReport({}, { presses: presses(times.median, times.percentile95) });
    expect(lineOf(report, 'practice')[0]?.at(-2)).toBe(bar);
  },
);

test.each<Measurements>([
  {},
  { lighthouse },
  { journey: journey(900) },
  { presses: presses(50, 100) },
  { lighthouse, journey: journey(900), presses: presses(50, 100) },
])('prettier leaves the report as it is', async (measurements) => {
  for (const before of [{}, { journey: journey(5000) }, measurements]) {
    const report = writeReport(before, measurements);
    expect(await format(report, { parser: 'markdown', printWidth: 100 })).toBe(report);
  }
});
