import { expect, test } from 'vitest';

import { groundBeneath, textPlates } from './plate';
import { lookOf, signLooks } from './sign-looks';
import { signs } from './signs';
import { variantsOf } from './variants';

test('every sign has a look in each of its forms, and nothing else has one', () => {
  const names = signs.flatMap(({ code }) => [
    code,
    ...variantsOf(code).map(({ key }) => `${code}/${key}`),
  ]);
  expect(Object.keys(signLooks).sort()).toEqual(names.sort());
  expect(textPlates.filter((name) => !names.includes(name))).toEqual([]);
});

test('looks are phrases of a sentence, and no two forms of a sign look the same', () => {
  for (const [name, look] of Object.entries(signLooks)) {
    expect(look, name).toMatch(/^[a-zåäö].{8,158}[^.]$/);
  }
  const base = Object.entries(signLooks).filter(([name]) => !name.startsWith('C31'));
  const looks = base.map(([, look]) => look);
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});

/** Signs whose name is what is written or painted on them. */
const bearsItsName = [
  ...['C42', 'E23', 'E31', 'J3', 'M26', 'M27', 'M28', 'M32', 'SIG12', 'SIG14', 'SIG8'],
  ...['T13', 'T14', 'T16', 'T19'],
];

test('no look tells the name of the sign, but where it is to be seen on it', () => {
  const telling = signs.filter(({ code, name }) => {
    const words = new RegExp(`(?<!\\p{L})${name.replaceAll('+', '\\+')}(?!\\p{L})`, 'iu');
    return [code, ...variantsOf(code).map(({ key }) => `${code}/${key}`)].some((form) =>
      words.test(lookOf(form)),
    );
  });
  expect(telling.map(({ code }) => code).sort()).toEqual(bearsItsName);
});

test('a sign that the library does not have has no look', () => {
  expect(() => lookOf('toString')).toThrow('toString');
});

test.each([
  ['A19/radjur', 'yellow'],
  ['C35', 'yellow'],
  ['E20', 'yellow'],
  ['B3', 'blue'],
  ['E19', 'blue'],
  ['D4', 'blue'],
  ['F5/motorvag', 'green'],
  ['E1', 'green'],
])('plates beneath %s are %s', (name, ground) => {
  expect(groundBeneath(name)).toBe(ground);
});
