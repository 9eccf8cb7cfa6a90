import { expect, test } from 'vitest';

import { limits } from '../limits';
import {
  changeTags,
  findTagProblem,
  mostTags,
  readTag,
  tagLength,
  tagsOf,
  type Tags,
} from './tags';

const tags: Tags = new Map([
  ['behöver bild', ['q1', 'q2']],
  ['vinter', ['q2']],
]);

test('a tag is the same however it is typed', () => {
  expect(readTag('  Behöver   BILD ')).toBe('behöver bild');
});

test('a tag is put on questions once, the latest last, and goes with its last question', () => {
  const more = changeTags(tags, { tag: 'behöver bild', ids: ['q3', 'q1'], isSet: true });
  expect(more.get('behöver bild')).toEqual(['q2', 'q3', 'q1']);
  expect(tagsOf(more, 'q2')).toEqual(['behöver bild', 'vinter']);
  const fewer = changeTags(more, { tag: 'vinter', ids: ['q1', 'q2'], isSet: false });
  expect([...fewer.keys()]).toEqual(['behöver bild']);
  expect(tags.size).toBe(2);
});

test('a tag that is no word of an object is not taken for one', () => {
  const odd = changeTags(new Map(), { tag: 'constructor', ids: ['q1'], isSet: true });
  expect(tagsOf(odd, 'q1')).toEqual(['constructor']);
});

test('tags are few and short, and letters; one can always be taken off', () => {
  const put = (tag: string, ids: readonly string[] = ['q1'], on: Tags = tags) =>
    findTagProblem(on, { tag, ids, isSet: true });
  expect(put('nytt 2026')).toBeNull();
  expect(put('x'.repeat(tagLength))).toBeNull();
  expect(put('')).toBe('Skriv en tagg.');
  expect(put('x'.repeat(tagLength + 1))).toBe('En tagg har högst 24 tecken.');
  expect(put('a/b')).toMatch(/^En tagg skrivs med bokstäver/);
  const full = new Map(Array.from({ length: mostTags }, (_, at) => [`t${String(at)}`, ['q9']]));
  expect(put('t0', ['q1'], full)).toBeNull();
  expect(put('ny', ['q1'], full)).toMatch(/^Det finns redan 20 taggar/);
  const five = new Map(['a', 'b', 'c', 'd', 'e'].map((tag) => [tag, ['q1']]));
  expect(put('e', ['q1'], five)).toBeNull();
  expect(put('f', ['q2'], five)).toBeNull();
  expect(put('f', ['q2', 'q1'], five)).toBe('En fråga kan ha högst fem taggar.');
  const ids = Array.from({ length: limits.tagsLength / 40 }, (_, at) => String(at).padStart(40));
  expect(put('stor', ids)).toMatch(/^Taggarna rymmer inte fler frågor/);
  expect(findTagProblem(full, { tag: 'a/b', ids: ['q1'], isSet: false })).toBeNull();
});
