import { expect, test } from 'vitest';

import { licenseEnd } from './order';
import { licenseAfterRefund } from './refund';

const bought = new Date('2026-11-10T10:00:00Z');
const now = new Date('2026-11-20T10:00:00Z');
const day = 24 * 60 * 60 * 1000;
const running = (expiresAt: Date) => ({ isActive: true, expiresAt });

test('a licence that only the refunded order gave ends now', () => {
  expect(licenseAfterRefund(running(licenseEnd(4, bought, null)), 4, now)).toEqual({
    isActive: false,
    expiresAt: now,
  });
});

test('what another order gave is left', () => {
  const first = licenseEnd(4, bought, null);
  expect(licenseAfterRefund(running(licenseEnd(4, now, first)), 4, now)).toEqual(running(first));
});

test('a licence that has ended keeps its earlier end', () => {
  const ended = new Date(now.getTime() - day);
  expect(licenseAfterRefund(running(ended), 4, now)).toEqual({ isActive: false, expiresAt: ended });
});

test('a licence that was switched off stays as it is', () => {
  const off = { isActive: false, expiresAt: licenseEnd(4, bought, null) };
  expect(licenseAfterRefund(off, 4, now)).toEqual(off);
});
