import { expect, test } from 'vitest';

import { order as anOrder } from '../../../tests/factories/purchase';
import type { Order } from '../purchase/order';
import type { LogEntry } from './log-entry';
import { orderHistory } from './order-history';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

const order = (change: Partial<Order> = {}) => anOrder({ createdAt: at(8), ...change });

const entry = (action: string, hour: number): LogEntry => ({
  id: action,
  actor: 'maja',
  action,
  target: 'orders/TKABCDEFGH',
  at: at(hour),
  details: 'Status: en → en annan',
});

const told = (...of: Parameters<typeof orderHistory>) =>
  orderHistory(...of).map((event) => [event.at.getUTCHours(), event.text, event.actor]);

test('what administrators have done stands among what the buyer has, the newest first', () => {
  const refunded = order({ status: 'refunded', paidAt: at(9), refundedAt: at(12) });
  const entries = [entry('refundOrder', 12), entry('confirmPayment', 9)];
  expect(told(refunded, entries)).toEqual([
    [12, 'Återbetalade köp', 'maja'],
    [9, 'Bekräftade betalning', 'maja'],
    [8, 'Beställningen gjordes', null],
  ]);
  expect(orderHistory(refunded, entries)[0]?.details).toBe('Status: en → en annan');
});

test('what the log does not have is told by the order itself', () => {
  expect(told(order({ status: 'refunded', paidAt: at(9), refundedAt: at(12) }), [])).toEqual([
    [12, 'Köpet återbetalades', null],
    [9, 'Betalningen kom in', null],
    [8, 'Beställningen gjordes', null],
  ]);
});

test.each([
  ['withdrawn', { paidAt: at(9) }, 'Köparen ångrade köpet'],
  ['cancelled', {}, 'Köparen avbröt beställningen'],
] as const)('an order that its buyer has %s says when', (status, change, text) => {
  const changed = order({ ...change, status, updatedAt: at(14) });
  expect(told(changed, [])[0]).toEqual([14, text, null]);
  // whose account is deleted since: the last change was that
  expect(told({ ...changed, userId: null }, []).map(([, name]) => name)).not.toContain(text);
});

test('an order that an administrator has given up is not said to be by its buyer', () => {
  const cancelled = order({ status: 'cancelled', updatedAt: at(14) });
  expect(told(cancelled, [entry('cancelOrder', 14)])).toEqual([
    [14, 'Avbröt beställning', 'maja'],
    [8, 'Beställningen gjordes', null],
  ]);
});

test.each([
  [{ isTest: true }, 'Köparen bekräftade betalningen i testläge'],
  [{ amount: 0 }, 'Köparen bekräftade köpet, som inte kostade något'],
])('a payment that the buyer has confirmed says so: %o', (change, text) => {
  expect(told(order({ status: 'paid', paidAt: at(9), ...change }), [])[0]).toEqual([9, text, null]);
});
