import { serverTimestamp } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { licenseEnd } from '../../src/domain/purchase/order';
import { readRules } from './support/emulator';
import type { Given } from './support/given';
import type { Request } from './support/requests';
import { day, inMinutes } from './support/time';
import { openWorlds, type Worlds } from './support/worlds';

/**
 * The rules see the time in milliseconds, and two requests may share one: what one of them does must open nothing for the
 * other. Here the first has been made, at a time that the second one meets.
 */
let worlds: Worlds;

beforeAll(async () => {
  worlds = await openWorlds('same-millisecond', readRules('firestore.rules'));
});

afterAll(() => worlds.close());

const changed = { updatedAt: serverTimestamp() };

/** What was done a moment ago, and what would be done on its strength. */
interface Second {
  readonly name: string;
  readonly given: (at: Date) => Given;
  readonly request: Omit<Request, 'given'>;
}

const seconds: readonly Second[] = [
  {
    name: 'extends a licence once more for an order',
    given: (at) => ({ 'orders/TKPAYED222': { paidAt: at, changeId: 'change-1' } }),
    request: {
      by: 'full',
      method: 'update',
      path: 'licenses/full_full',
      data: {
        expiresAt: licenseEnd(4, inMinutes(30 * day), null),
        orderId: 'TKPAYED222',
        ...changed,
      },
    },
  },
  {
    name: 'counts a use once more for an order',
    given: (at) => ({ 'orders/TKPAYED222': { paidAt: at, changeId: 'change-1' } }),
    request: {
      by: 'full',
      method: 'update',
      path: 'discountUses/HALF',
      data: { current_uses: 4, lastOrderId: 'TKPAYED222', ...changed },
    },
  },
  {
    name: 'gives a use back once more for an order',
    given: (at) => ({
      'orders/TKCNFRMED2': { status: 'pending', paidAt: null, updatedAt: at, changeId: 'change-1' },
    }),
    request: {
      by: 'visitor',
      method: 'update',
      path: 'discountUses/HALF',
      data: { current_uses: 2, lastOrderId: 'TKCNFRMED2', ...changed },
    },
  },
  {
    name: 'says that a code is used up beside the count of a use',
    given: (at) => ({ 'discountUses/HALF': { updatedAt: at } }),
    request: {
      by: 'visitor',
      method: 'update',
      path: 'discountCodes/HALF',
      data: { is_used_up: true, ...changed },
    },
  },
  {
    name: 'changes a product once more under one entry',
    given: (at) => ({
      'products/full': { changeId: 'change-0' },
      'adminLog/admin_change-0': { at },
    }),
    request: {
      by: 'admin',
      method: 'update',
      path: 'products/full',
      data: { price: 1, ...changed },
    },
  },
  {
    name: 'shortens a licence once more for a refund',
    given: (at) => ({
      'orders/TKWTHDRAWN': { status: 'refunded' },
      'licenses/full_full': { changeId: 'refund-0', expiresAt: inMinutes(200 * day) },
      'adminLog/admin_refund-0': { at },
    }),
    request: {
      by: 'admin',
      method: 'update',
      path: 'licenses/full_full',
      data: { expiresAt: inMinutes(76 * day), ...changed },
    },
  },
];

/** Enough for some to meet the time that was guessed: without the conditions, every one of these tests failed. */
const attempts = 150;
const latestGuess = 30;

test.each(seconds)('no second request $name', async ({ given, request }) => {
  const outcomes = await Promise.all(
    Array.from({ length: attempts }, (_, index) =>
      worlds.lend((world) => {
        const soon = new Date(Date.now() + (index % latestGuess));
        return world.attempt({ ...request, given: given(soon) });
      }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'allow')).toEqual([]);
});
