import { expect, test } from 'vitest';

import { formatMeasurements, gatherRounds } from '../../../scripts/bench/measurements';
import { median, range } from '../../../scripts/lib/statistics';

test('the median is the middle one whatever the order, and the range its ends', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([])).toBeNaN();
  expect(range([9, 1, 100])).toEqual([1, 100]);
});

test('rounds become one list for each figure, in their order', () => {
  const round = (ms: number) => ({ panel: { ms }, 'login-form': { ms: ms + 1, waves: 3 } });
  expect(gatherRounds([round(20), round(10)])).toEqual({
    panel: { ms: [20, 10] },
    'login-form': { ms: [21, 11], waves: [3, 3] },
  });
});

test('what is written down can be read again, with rounded numbers', async () => {
  const journey = {
    facts: {
      date: '2026-11-23',
      commit: 'abc',
      machine: '2 × a processor',
      node: '22',
      chromium: '156',
      load: [0.5, 1],
    },
    rows: { panel: { ms: [1234.567, 2, 3] } },
    remarks: ['0.466 (exam): footer [1, 2]'],
  } as const;
  expect(JSON.parse(await formatMeasurements({ journey }))).toEqual({
    journey: { ...journey, rows: { panel: { ms: [1234.57, 2, 3] } } },
  });
});
