import { expect, test } from 'vitest';

import { exportPeriods } from './export-periods';

test('this year, the last, twelve months and all can be exported', () => {
  const periods = exportPeriods(new Date('2026-11-20T12:00:00Z'));
  expect(periods.map(({ key }) => key)).toEqual([
    '2026',
    '2025',
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
    '2026-05',
    '2026-04',
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
    'alla',
  ]);
  expect(periods[2]).toEqual({
    key: '2026-11',
    label: 'november 2026',
    period: { from: new Date('2026-10-31T23:00:00Z'), to: new Date('2026-11-30T23:00:00Z') },
  });
});
