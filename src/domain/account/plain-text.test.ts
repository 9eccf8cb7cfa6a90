import { expect, test } from 'vitest';

import { isPlainText, toPlainText } from './plain-text';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const steering = [
  ...range(0, 0x1f),
  ...range(0x7f, 0x9f),
  0x61c,
  ...range(0x200e, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
];

test('of all characters, just those that control text or turn it are not plain', () => {
  const found = range(0, 0x10ffff).filter((code) => !isPlainText(String.fromCodePoint(code)));
  expect(found).toEqual(steering);
});

test('one such character anywhere in a name is enough', () => {
  for (const name of ['\u202EAda Ek', 'Ada \u202EEk', 'Ada Ek\u202E']) {
    expect(isPlainText(name)).toBe(false);
  }
  for (const name of ['', 'Åsa-Märta O’Neill', 'علي الحسن', '李小龍', '👩‍🚀']) {
    expect(isPlainText(name)).toBe(true);
  }
});

test.each([
  ['Åsa Öberg', 'Åsa Öberg'],
  ['\u200FAda\u200E \u202EEk\u202C', 'Ada Ek'],
  ['Ada\tEk\r\nBerg\u0000', 'Ada Ek  Berg'],
  ['\u2066\u2069', ''],
])('%j is plain as %j', (text, plain) => {
  expect(toPlainText(text)).toBe(plain);
  expect(isPlainText(plain)).toBe(true);
});
