import { expect, test } from 'vitest';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import { foldBookmarks, type Saved } from '../../domain/learning/saved';
import { limits } from '../../domain/limits';
import { readSaved, toStoredSaved } from './stored-saved';

const saved: Saved = {
  q1: { questionId: 'q1', categoryId: 'c1', isSaved: true, at: 2 },
  q2: { questionId: 'q2', categoryId: 'c1', isSaved: false, at: 1 },
};

test('a format that stands: bookmarks written today are read by every later version', () => {
  const stored = {
    bookmarks:
      '{"q1":{"categoryId":"c1","isSaved":true,"at":2},"q2":{"categoryId":"c1","isSaved":false,"at":1}}',
  };
  expect(readSaved('path', stored)).toEqual(saved);
  expect(toStoredSaved(saved)).toEqual(stored);
});

test('bookmarks from before they were a text are read, and written as they are today', () => {
  const earlier = {
    questions: {
      q1: { categoryId: 'c1', isSaved: true, at: 2 },
      q2: { categoryId: 'c1', isSaved: false, at: 1 },
    },
  };
  const known = readSaved('path', earlier);
  expect(known).toEqual(saved);
  expect(readSaved('path', toStoredSaved(known ?? {}))).toEqual(saved);
});

test.each([
  ['nothing', {}],
  ['a map that is none', { questions: 'lost?' }],
  ['a text that is no JSON', { bookmarks: '{' }],
  ['a text of something else', { bookmarks: '7' }],
])('%s is malformed', (_what, fields) => {
  expect(readSaved('path', fields)).toBeNull();
});

test('a bookmark that is malformed is left out, and the rest stands', () => {
  const stored = { bookmarks: '{"q1":{"categoryId":"c1","isSaved":true,"at":2},"q2":"no"}' };
  expect(Object.keys(readSaved('path', stored) ?? {})).toEqual(['q1']);
  expectLogged('path: bookmark q2 is malformed and left out');
});

test('two thousand bookmarks of long names are the latest that fit, those taken back going first', () => {
  const many = Array.from({ length: 2000 }, (_, n) => ({
    questionId: `fråga-${String(n).padStart(200, 'å')}`,
    categoryId: 'kategori',
    isSaved: n % 2 > 0,
    at: n,
  }));
  const { bookmarks } = toStoredSaved(foldBookmarks({}, many));
  expect(Buffer.byteLength(bookmarks)).toBeLessThanOrEqual(limits.savedBytes);
  expect(Buffer.byteLength(bookmarks)).toBeGreaterThan(limits.savedBytes * 0.99);
  const kept = Object.values(readSaved('path', { bookmarks }) ?? {});
  expect(kept.every(({ isSaved }) => isSaved)).toBe(true);
  expect(Math.min(...kept.map(({ at }) => at))).toBe(2001 - 2 * kept.length);
});
