import { expect, test } from 'vitest';

import { limits } from '../limits';
import { findWords, searchWords } from './search-words';

test('words are lower-cased, of three letters or figures at least, and each there once', () => {
  expect(findWords('Är det ÖVERGÅNGSSTÄLLE? Övergångsställe, vid 110 km/h!')).toEqual([
    'det',
    'övergångsställe',
    'vid',
    '110',
  ]);
  expect(findWords(' - å ')).toEqual([]);
});

test('a question is found by the words of its text and its concept', () => {
  expect(
    searchWords({ text: 'Vem har väjningsplikt?', concept: 'hogerregeln-i-korsning' }),
  ).toEqual(['vem', 'har', 'väjningsplikt', 'hogerregeln', 'korsning']);
  expect(searchWords({ text: 'Vem?' })).toEqual(['vem']);
});

test('a question is found by a bounded number of words', () => {
  const text = Array.from({ length: 100 }, (_, index) => `ord${String(index)}`).join(' ');
  expect(searchWords({ text })).toHaveLength(limits.searchWords);
});
