import { describe, expect, test } from 'vitest';

import { findDiscountProblem } from '../../src/domain/purchase/discount-code';
import { isWithdrawable, orderReference, orderSchema } from '../../src/domain/purchase/order';
import { priceWith, vatOreOf } from '../../src/domain/purchase/pricing';
import { codes, prices, storedOrder, withdrawals } from './purchase-cases';
import { readRules } from './support/emulator';
import { loadedAt } from './support/time';

/** The page's side of the tables in purchase-cases.ts; the rules' side is in prices, orders and confirmations. */
describe('the page decides what the rules decide', () => {
  test.each(prices)('a price: $listPrice less $percentage %', (row) => {
    const { listPrice, percentage, amount, vatOre } = row;
    expect(priceWith(listPrice, percentage)).toMatchObject({ listPrice, amount, vatOre });
    expect(vatOreOf(amount)).toBe(vatOre);
  });

  test.each(Object.entries(codes))('the code %s', (code, { stored, uses, problem }) => {
    const discount = {
      code,
      percentage: stored.discount_percentage,
      expiresAt: stored.expires_at,
      isActive: stored.is_active,
      isUsedUp: uses.current_uses === uses.max_uses,
    };
    expect(findDiscountProblem(discount, loadedAt)).toBe(problem);
  });

  test.each(withdrawals)('a withdrawal, paid $name', ({ paidAt, withdrawable }) => {
    const { vat_ore: vatOre, months = null, ...stored } = storedOrder('TKPAYED222');
    const order = orderSchema.parse({
      id: 'TKPAYED222',
      ...stored,
      vatOre,
      months,
      isTest: false,
      paidAt,
      refundedAt: null,
      partRefund: null,
    });
    expect(isWithdrawable(order, loadedAt)).toBe(withdrawable);
  });

  test('every reference that is made fits the rules’ pattern, which has no other signs', () => {
    const pattern = /id\.matches\('(?<pattern>[^']*)'\)/.exec(readRules('firestore.rules'));
    const expected = new RegExp(`^${pattern?.groups?.['pattern'] ?? ''}$`);
    const made = (byte: number) => orderReference(new Uint8Array(8).fill(byte));
    const signs = new Set(Array.from({ length: 256 }, (_, byte) => made(byte).at(-1)));
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
      expect(expected.test(`TK${sign.repeat(8)}`), sign).toBe(signs.has(sign));
    }
  });
});
