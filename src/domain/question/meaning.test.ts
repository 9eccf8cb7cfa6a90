import { expect, test } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { hasMovedOption, looksChanged, withMeaning } from './meaning';
import type { Question } from './question';

const before: Question = {
  ...practiceQuestion('hastighet'),
  text: 'Hur fort får du köra här?',
  options: { a: '50 km/h', b: '60 km/h', c: '70 km/h' },
  answer: 'a',
};

const versionsAfter = (change: Partial<Question>, isChanged?: boolean, from = before) => {
  const { meaningVersion, isKeyCorrected } = withMeaning(from, { ...from, ...change }, isChanged);
  return [meaningVersion, isKeyCorrected];
};

test('other words or other figures look like another question; case, spaces and full stops do not', () => {
  const looks = (change: Partial<Question>) => looksChanged(before, { ...before, ...change });
  expect(looks({ text: 'Hur fort kör du här?' })).toBe(true);
  expect(looks({ options: { ...before.options, c: '80 km/h' } })).toBe(true);
  expect(looks({ options: { ...before.options, d: '90 km/h' } })).toBe(true);
  expect(looks({ options: { ...before.options, c: '7,0 km/h' } })).toBe(true);
  expect(looks({ text: ' hur fort får  du köra här' })).toBe(false);
  expect(looks({ options: { ...before.options, c: '70 km/h.' } })).toBe(false);
  expect(looks({ explanation: 'En annan.', answer: 'b' })).toBe(false);
});

test('a changed question is the next version, and its key has not been corrected', () => {
  expect(versionsAfter({ text: 'Hur långt är det?' })).toEqual([2, undefined]);
  const corrected = { ...before, meaningVersion: 4, isKeyCorrected: true };
  expect(versionsAfter({ text: 'Hur långt är det?', answer: 'b' }, undefined, corrected)).toEqual([
    5,
    undefined,
  ]);
});

test('an explanation changes nothing, and a wrong key is a corrected one from then on', () => {
  expect(versionsAfter({ explanation: 'En annan.' })).toEqual([undefined, undefined]);
  expect(versionsAfter({ answer: 'b' })).toEqual([undefined, true]);
  const corrected = { ...before, answer: 'b' as const, meaningVersion: 2, isKeyCorrected: true };
  expect(versionsAfter({ explanation: 'En annan.' }, undefined, corrected)).toEqual([2, true]);
});

test('the editor’s word goes before what it looks like', () => {
  expect(versionsAfter({ text: 'Hur fort får du åka här?' }, false)).toEqual([
    undefined,
    undefined,
  ]);
  expect(versionsAfter({ imageUrl: 'https://example.se/annan.png' }, true)).toEqual([2, undefined]);
  expect(versionsAfter({ answer: 'b' }, true)).toEqual([2, undefined]);
});

test('options that change places are another version whatever is said: a letter means the same within one', () => {
  const options = { a: '60 km/h', b: '50 km/h', c: '70 km/h' };
  expect(hasMovedOption(before, { ...before, options })).toBe(true);
  expect(versionsAfter({ options, answer: 'b' }, false)).toEqual([2, undefined]);
});

test('a new question keeps the version that it brings', () => {
  expect(withMeaning(undefined, { ...before, meaningVersion: 3 }).meaningVersion).toBe(3);
  expect(withMeaning(undefined, before)).toEqual(before);
});
