import { expect, test } from 'vitest';

import { orderReference } from '../purchase/order';
import { findReferences } from './references';

test('every reference that an order can have is found', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let start = 0; start < 256; start += 8) {
    const made = orderReference(bytes.slice(start, start + 8));
    expect(findReferences(`Swish ${made} tack`)).toEqual([made]);
  }
});

test.each([
  ['tkabcdefgh', ['TKABCDEFGH']],
  ['TK ABCD EFGH', ['TKABCDEFGH']],
  ['Tk-abcd-2345', ['TKABCD2345']],
  ['TKABCDEFGH TKABCDEFGH', ['TKABCDEFGH']],
  ['TKABCDEFGH och TK23456789', ['TKABCDEFGH', 'TK23456789']],
  ['TKABCDEFG', []],
  ['TKABCDEF01', []],
  ['Hyra', []],
  ['', []],
])('%j names %j', (text, references) => {
  expect(findReferences(text)).toEqual(references);
});
