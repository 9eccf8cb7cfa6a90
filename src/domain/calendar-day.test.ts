import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isoDate, mondayOf, parseIsoDate, startOfDay, swedishDay } from './calendar-day';

const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
const stockholm = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

test('a day is the date that Swedish calendars show', () => {
  fc.assert(
    fc.property(moments, (at) => {
      expect(isoDate(swedishDay(at))).toBe(stockholm.format(at));
    }),
    { numRuns: 300 },
  );
});

test('a day begins at the first moment that is its', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const begins = startOfDay(swedishDay(at));
      expect(swedishDay(begins)).toBe(swedishDay(at));
      expect(swedishDay(begins - 1)).toBe(swedishDay(at) - 1);
    }),
  );
});

test.each([Date.UTC(2026, 2, 29, 12), Date.UTC(2026, 9, 25, 12)])(
  'the day of a change of clocks begins at its midnight',
  (at) => {
    expect(stockholm.format(startOfDay(swedishDay(at)) - 1)).not.toBe(stockholm.format(at));
    expect(stockholm.format(startOfDay(swedishDay(at)))).toBe(stockholm.format(at));
  },
);

test('a date is read as its day, and what is none is refused', () => {
  expect(parseIsoDate('2026-11-20')).toBe(swedishDay(Date.UTC(2026, 10, 20, 12)));
  for (const text of ['2026-02-31', '20261120', '2026-13-01', '']) {
    expect(parseIsoDate(text)).toBeNull();
  }
});

test('a week begins on Monday', () => {
  const friday = parseIsoDate('2026-11-20') ?? 0;
  expect(isoDate(mondayOf(friday))).toBe('2026-11-16');
  expect(mondayOf(mondayOf(friday))).toBe(mondayOf(friday));
});
