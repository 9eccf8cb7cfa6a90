import { expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import { orderRows } from './order-csv';

test('a paid order is a row under the heading, its day as it was in Sweden', () => {
  const [heading, row] = orderRows([
    order({
      status: 'paid',
      paidAt: new Date('2026-11-20T23:30:00Z'),
      discountCode: 'HOST20',
      discountPercentage: 20,
      amount: 1280,
      vat: 256,
    }),
  ]);
  expect(heading).toHaveLength(10);
  expect(row).toEqual([
    'TKABCDEFGH',
    '2026-11-21',
    'Full åtkomst',
    '1599',
    'HOST20',
    '20',
    '1280',
    '256',
    'Swish',
    'ada',
  ]);
});

test('an order whose account is deleted has no user', () => {
  expect(orderRows([order({ userId: null })])[1]?.slice(-1)).toEqual(['']);
});
