import { expect, test } from 'vitest';

import { swishAppUrl, swishQrText } from './swish';

const payment = { number: '123 456 78 90', amount: 1599, message: 'TKABCDEFGH' };

test('the QR text has the static format, the number without spaces, and is locked', () => {
  expect(swishQrText(payment)).toBe('C1234567890;1599;TKABCDEFGH;0');
});

test('the link opens the app with payee, amount and message filled in', () => {
  const url = new URL(swishAppUrl(payment));
  expect(url.protocol).toBe('swish:');
  expect(JSON.parse(url.searchParams.get('data') ?? '')).toEqual({
    version: 1,
    payee: { value: '1234567890' },
    amount: { value: 1599 },
    message: { value: 'TKABCDEFGH', editable: false },
  });
});
