import { expect, test } from 'vitest';

import { userSearches } from './user-search';

test('nothing typed looks for nobody', () => {
  expect(userSearches('  ')).toEqual([]);
});

test('an address is looked for in small letters, and among addresses only', () => {
  expect(userSearches(' Anna.Ek@Example.se ')).toEqual([
    { field: 'email', prefix: 'anna.ek@example.se' },
  ]);
});

test('a word may be the beginning of an address, of a name or of a last name', () => {
  expect(userSearches('Öberg')).toEqual([
    { field: 'email', prefix: 'öberg' },
    { field: 'fullName', prefix: 'Öberg' },
    { field: 'lastName', prefix: 'Öberg' },
  ]);
});

test('a name in small letters is looked for with capitals too', () => {
  expect(userSearches('anna-lisa  von essen')).toEqual([
    { field: 'fullName', prefix: 'Anna-Lisa Von Essen' },
    { field: 'lastName', prefix: 'Anna-Lisa Von Essen' },
    { field: 'fullName', prefix: 'anna-lisa von essen' },
    { field: 'lastName', prefix: 'anna-lisa von essen' },
  ]);
});
