import { expect, test } from 'vitest';

import { browserName } from './browser-name';
import { groupIdOf, placeOf, statusOf } from './client-error';
import { pageKind, placesIn, withoutPerson } from './without-person';

const uid = 'hV3kQ9xYbT1mWz7RcLpN5sJdFg2A';

test.each([
  [`users/${uid}/learning/0: expected string`, 'users/<id>/learning/0: expected string'],
  [`licenses/${uid}_full is malformed`, 'licenses/<id>_full is malformed'],
  ['No account åsa.öberg+1@example.co.uk', 'No account <e-post>'],
  ['GET /login?email=asa%40example.se failed', 'GET /login failed'],
  ['Failed: https://teoriklar.se/kvitto?nr=7#anna.', 'Failed: https://teoriklar.se/kvitto'],
  [
    'Unexpected token \'A\', "Anna Svens"... is not valid JSON',
    "Unexpected token 'A', <text> is not valid JSON",
  ],
  ['call 070-123 45 67 now', 'call <tal> now'],
  ['19900101-1234', '<tal>'],
  ['session 3f2b8c1e-1111-4222-8333-123456789abc', 'session <id>'],
  ['two\n  lines', 'two lines'],
])('%s tells of nobody', (text, cleaned) => {
  expect(withoutPerson(text, 300)).toBe(cleaned);
});

test('what names a document that is not a person’s stays: it is to be mended', () => {
  const text = 'questions/aB3dE5gH7jK9mN1pQ2rS: ✖ Invalid input → at explanation';
  expect(withoutPerson(text, 300)).toBe(text);
});

test('a message is cut', () => {
  expect(withoutPerson('å '.repeat(500), 300)).toHaveLength(300);
});

test('a stack leaves the places in the program’s files, however the browser writes it', () => {
  expect(
    placesIn(
      `Error: ${uid}\n    at Answer (https://teoriklar.se/assets/a1B2c3d.js:1:204)\n    at anna@example.se\nrun@https://teoriklar.se/assets/index-x_Y.js:2:7`,
    ),
  ).toBe('assets/a1B2c3d.js:1:204\nassets/index-x_Y.js:2:7');
  expect(placesIn('x assets/a.js:1:1\n'.repeat(40)).split('\n')).toHaveLength(8);
});

test.each([
  ['/', '/'],
  ['/demo', '/demo'],
  ['/min-sida/statistik', '/min-sida/statistik'],
  ['/kop/TKABCDEFGH', '/kop/…'],
  ['/ovning/Milj%C3%B6', '/ovning/…'],
  ['/prov/resultat/abc', '/prov/…'],
  ['/anna@example.se', '/'],
])('the page at %s is of the kind %s', (pathname, kind) => {
  expect(pageKind(pathname)).toBe(kind);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung 27, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132, Linux'],
  ['curl', 'Okänd webbläsare'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('the same message in the same release belongs together, in another release it does not', () => {
  const problem = { message: 'x is undefined', version: 'a' };
  expect(groupIdOf(problem)).toBe(groupIdOf({ ...problem }));
  expect(groupIdOf(problem)).not.toBe(groupIdOf({ ...problem, version: 'b' }));
  expect(groupIdOf(problem)).not.toBe(groupIdOf({ ...problem, message: 'y is undefined' }));
  expect(placeOf(problem)).toBe(placeOf({ ...problem }));
});

test('what was done and is seen again is back; what is ignored stays so', () => {
  const markedAt = new Date(1000);
  expect(statusOf(undefined, new Date(1))).toBe('new');
  expect(statusOf({ state: 'done', markedAt }, new Date(999))).toBe('done');
  expect(statusOf({ state: 'done', markedAt }, new Date(1001))).toBe('back');
  expect(statusOf({ state: 'ignored', markedAt }, new Date(1001))).toBe('ignored');
});
