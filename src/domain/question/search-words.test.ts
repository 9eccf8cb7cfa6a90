import { expect, test } from 'vitest';

import { limits } from '../limits';
import { findWords, gapWord, searchWords, wordSearch } from './search-words';

/** A question that lacks nothing. */
const whole = { reviewedAt: '2026-11-20', source: 'Lagen' };

test('words are lower-cased, of three letters or figures at least, and each there once', () => {
  expect(findWords('Är det ÖVERGÅNGSSTÄLLE? Övergångsställe, vid 110 km/h!')).toEqual([
    'det',
    'övergångsställe',
    'vid',
    '110',
  ]);
  expect(findWords(' - å ')).toEqual([]);
});

test('a question is found by beginnings of the words of its text and its concept', () => {
  expect(searchWords({ ...whole, text: 'Vem har väjningsplikt?', concept: 'har-regel' })).toEqual([
    'vem',
    'har',
    'väjnings',
    'väjni',
    'väj',
    'regel',
    'reg',
  ]);
  expect(searchWords({ ...whole, text: 'Vem?' })).toEqual(['vem']);
});

test('a question that lacks a second reading, or a law, is found by that, and no typed word finds it so', () => {
  expect(searchWords({ text: 'Vem?', source: 'Lagen' })).toEqual(['#ogranskad', 'vem']);
  expect(searchWords({ text: 'Vem?', reviewedAt: '2026-11-20' })).toEqual(['#utan-lagrum', 'vem']);
  expect(searchWords({ text: 'Vem?' })).toEqual([
    '#ogranskad',
    '#utan-lagrum',
    '#ogranskad-utan-lagrum',
    'vem',
  ]);
  expect(gapWord(['unreviewed', 'noSource'])).toBe('#ogranskad-utan-lagrum');
  expect(wordSearch('#ogranskad')?.anyOf).toEqual(['ogranska', 'ogranskad']);
});

test.each([
  ['huvudled', 'Vad gäller på huvudleden?', true],
  ['cyk', 'Får en cykel stå här?', true],
  ['gångsställe', 'Vid ett övergångsställe?', false],
  ['cykla', 'Får en cykel stå här?', false],
  ['led huv', 'Var slutar huvudleden?', false],
  ['slut huv', 'Var slutar huvudleden?', true],
])('%j finds %j: %s', (typed, text, isFound) => {
  const search = wordSearch(typed);
  const stored = searchWords({ text });
  const isThere = search?.anyOf.some((word) => stored.includes(word)) === true;
  expect(isThere && search.matches({ text })).toBe(isFound);
});

test('a search finds whole words that were stored before beginnings were', () => {
  expect(wordSearch('huvudleden')?.anyOf).toContain('huvudleden');
  expect(wordSearch('av å')).toBeNull();
});

test('a question is found by a bounded number of words', () => {
  const text = Array.from({ length: 100 }, (_, index) => `${String(100 + index)}ord`).join(' ');
  expect(searchWords({ text })).toHaveLength(limits.searchWords);
});
