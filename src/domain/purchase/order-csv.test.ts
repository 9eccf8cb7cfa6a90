import { expect, test } from 'vitest';

import { order } from '../../../tests/factories/purchase';
import { orderRows } from './order-csv';

test('an order is a row under the heading, its days as they were in Sweden', () => {
  const [heading, row] = orderRows([
    {
      ...order({
        status: 'refunded',
        paidAt: new Date('2026-11-20T23:30:00Z'),
        discountCode: 'HOST20',
        discountPercentage: 20,
        amount: 1280,
        vatOre: 25_600,
      }),
      refundedAt: new Date('2026-11-30T23:30:00Z'),
    },
  ]);
  expect(heading).toHaveLength(12);
  expect(row).toEqual([
    'TKABCDEFGH',
    '2026-11-21',
    'Full åtkomst',
    '1599',
    'HOST20',
    '20',
    '1280',
    '256,00',
    'Swish',
    'ada',
    'Återbetald',
    '2026-12-01',
  ]);
});

test('an order whose account is deleted has no user, and one that was kept no day of a refund', () => {
  const sold = { ...order({ userId: null, status: 'paid' }), refundedAt: null };
  expect(orderRows([sold])[1]?.slice(-3)).toEqual(['', 'Betald', '']);
});
