import { expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import type { Order } from '../purchase/order';
import { isUndoable } from './undo-confirmation';

const paidAt = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(paidAt.getTime() + minutes * 60_000);

const paid = order({ status: 'paid', createdAt: paidAt, paidAt });

test('a confirmation can be taken back for a day', () => {
  expect(isUndoable(paid, minutesLater(24 * 60 - 1))).toBe(true);
  expect(isUndoable(paid, minutesLater(24 * 60))).toBe(false);
});

test.each<Partial<Order>>([
  { status: 'withdrawn' },
  { paidAt: null },
  { userId: null },
  { amount: 0 },
  { isTest: true },
])('nothing is there to take back where %o', (change) => {
  expect(isUndoable({ ...paid, ...change }, minutesLater(1))).toBe(false);
});
