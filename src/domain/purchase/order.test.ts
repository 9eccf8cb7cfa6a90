import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import { isWithdrawable, licenseEnd, orderReference } from './order';

const day = 24 * 60 * 60 * 1000;
const bought = new Date('2026-11-20T10:00:00Z');

const paid = order({ status: 'paid', createdAt: bought, paidAt: bought });

test('a reference is TK and eight signs that are not mistaken for one another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(orderReference(bytes)).toMatch(/^TK[A-HJ-NP-Z2-9]{8}$/);
    }),
  );
});

describe('the right of withdrawal', () => {
  const at = (milliseconds: number) => new Date(bought.getTime() + milliseconds);

  test('lasts 14 days from the payment, to the millisecond', () => {
    expect(isWithdrawable(paid, at(14 * day - 1))).toBe(true);
    expect(isWithdrawable(paid, at(14 * day))).toBe(false);
  });

  test('is there for a paid order only', () => {
    for (const status of ['pending', 'cancelled', 'withdrawn', 'refunded'] as const) {
      expect(isWithdrawable({ ...paid, status }, at(0))).toBe(false);
    }
    expect(isWithdrawable({ ...paid, paidAt: null }, at(0))).toBe(false);
  });
});

describe('licenseEnd', () => {
  test('four months are 124 days', () => {
    expect(licenseEnd(4, bought, null)).toEqual(new Date(bought.getTime() + 124 * day));
  });

  test('is never less than the calendar says', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01'),
          max: new Date('2040-01-01'),
          noInvalidDate: true,
        }),
        fc.integer({ min: 1, max: 24 }),
        (from, months) => {
          const calendar = new Date(from);
          calendar.setUTCMonth(calendar.getUTCMonth() + months);
          expect(licenseEnd(months, from, null).getTime()).toBeGreaterThanOrEqual(
            calendar.getTime(),
          );
        },
      ),
    );
  });

  test('adds to what is left of an earlier licence', () => {
    const left = new Date(bought.getTime() + 5 * day);
    expect(licenseEnd(4, bought, left)).toEqual(new Date(left.getTime() + 124 * day));
  });

  test('starts anew after an earlier licence has ended', () => {
    const ended = new Date(bought.getTime() - 1);
    expect(licenseEnd(4, bought, ended)).toEqual(licenseEnd(4, bought, null));
  });
});
