import { expect, test } from 'vitest';

import { lookAlikesOf } from './look-alikes';
import { findSign, signs } from './signs';

test('what a sign is taken for exists, is another sign, and is named once', () => {
  for (const { code } of signs) {
    const others = lookAlikesOf(code).map((other) => other.code);
    expect(others.filter((other) => findSign(other)?.code !== other)).toEqual([]);
    expect(others).not.toContain(code);
    expect(new Set(others).size).toBe(others.length);
  }
});

test('a sign that is taken for another is named there too, with the same difference', () => {
  for (const { code } of signs) {
    for (const { code: other, difference } of lookAlikesOf(code)) {
      expect(lookAlikesOf(other)).toContainEqual(expect.objectContaining({ code, difference }));
    }
  }
});

test('the two signs of giving way to oncoming traffic are told apart', () => {
  expect(lookAlikesOf('B6').map(({ code }) => code)).toContain('B7');
});
