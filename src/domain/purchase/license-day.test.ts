import { expect, test } from 'vitest';

import { lastDayWith, licenseDaySchema, typedLastDay } from './license-day';

const now = new Date('2026-11-28T12:00:00Z');
const license = { expiresAt: new Date('2027-01-15T23:30:00Z') };
const parse = (lastDay: string) => licenseDaySchema(license, () => now).safeParse({ lastDay });
const problem = (lastDay: string) => parse(lastDay).error?.issues[0]?.message;

test('a licence ends a minute before its last day does in Sweden, in winter and in summer', () => {
  expect(parse('2026-12-24').data).toEqual({ end: new Date('2026-12-24T22:59:00Z') });
  expect(parse('2027-06-20').data).toEqual({ end: new Date('2027-06-20T21:59:00Z') });
});

test('today is still ahead, and the day that it has is no change', () => {
  expect(parse('2026-11-28').data).toEqual({ end: new Date('2026-11-28T22:59:00Z') });
  expect(typedLastDay(license)).toBe('2027-01-16');
  expect(parse('2027-01-16').data).toEqual({ end: null });
});

test('months of 31 days are added to what is left, or to today', () => {
  expect(lastDayWith(1, license, now)).toBe('2027-02-16');
  expect(lastDayWith(4, license, now)).toBe('2027-05-20');
  expect(lastDayWith(1, { expiresAt: new Date('2026-11-01') }, now)).toBe('2026-12-29');
});

test('a day that is past, out of reach or none is said to be so', () => {
  expect(problem('2026-11-27')).toBe('Datumet har redan passerat.');
  expect(problem('')).toBe('Skriv ett datum.');
  expect(problem('2027-02-30')).toBe('Skriv ett datum.');
  // 24 months of 31 days from now
  expect(problem('2028-12-11')).toBe('Högst 24 månader framåt: välj senast 2028-12-10.');
  expect(problem('2028-12-10')).toBeUndefined();
});
