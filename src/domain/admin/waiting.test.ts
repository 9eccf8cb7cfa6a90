import { expect, test } from 'vitest';

import { daysBetween, refundDue } from './waiting';

test('days are those of the calendar in Sweden', () => {
  const evening = new Date('2026-11-20T22:59:00Z');
  expect(daysBetween(evening, new Date('2026-11-20T22:59:59Z'))).toBe(0);
  expect(daysBetween(evening, new Date('2026-11-20T23:00:00Z'))).toBe(1);
  expect(daysBetween(new Date('2026-11-20T23:00:00Z'), evening)).toBe(-1);
});

test('money is to be back 14 days after the withdrawal', () => {
  const due = refundDue({
    paidAt: new Date('2026-11-01T12:00:00Z'),
    updatedAt: new Date('2026-11-05T08:00:00Z'),
  });
  expect(due).toEqual(new Date('2026-11-19T08:00:00Z'));
});

test('an account that is deleted later does not put it off beyond what the law allows', () => {
  const due = refundDue({
    paidAt: new Date('2026-11-01T12:00:00Z'),
    updatedAt: new Date('2026-12-24T08:00:00Z'),
  });
  expect(due).toEqual(new Date('2026-11-29T12:00:00Z'));
});
