import { expect, test } from 'vitest';

import { monthPeriod, yearPeriod } from '../admin/revenue';
import { fiscalYearOf } from './fiscal-year';

test.each([
  [
    'a month of the calendar’s year',
    monthPeriod({ year: 2026, month: 12 }),
    1,
    '2026-01-01',
    '2026-12-31',
  ],
  ['the calendar’s year', yearPeriod(2026), 1, '2026-01-01', '2026-12-31'],
  [
    'the last month of a broken year',
    monthPeriod({ year: 2026, month: 4 }),
    5,
    '2025-05-01',
    '2026-04-30',
  ],
  [
    'the first month of a broken year',
    monthPeriod({ year: 2026, month: 5 }),
    5,
    '2026-05-01',
    '2027-04-30',
  ],
])('%s is within a fiscal year', (_what, period, firstMonth, from, to) => {
  expect(fiscalYearOf(period, firstMonth)).toEqual({ from, to });
});

test('a year of the calendar reaches over two broken years', () => {
  expect(fiscalYearOf(yearPeriod(2026), 5)).toBeNull();
});
