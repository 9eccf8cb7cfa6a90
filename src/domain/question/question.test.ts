import { expect, test } from 'vitest';

import { limits } from '../limits';
import { difficultyName } from './difficulty';
import { listOptions, questionSchema } from './question';

const good = {
  id: 'q',
  kind: 'practice',
  licenceType: 'B',
  categoryId: 'b-miljo',
  category: 'Miljö',
  text: 'Vad gäller?',
  options: { a: 'Ett', b: 'Två', c: 'Tre' },
  answer: 'a',
  explanation: 'Därför.',
  feedback: { b: 'Nej.' },
  difficulty: 2,
};

test('a question is read with its texts trimmed', () => {
  const parsed = questionSchema.parse({
    ...good,
    text: ' Vad gäller?\n',
    options: { ...good.options, a: ' Ett ' },
  });
  expect(parsed).toEqual(good);
});

test('the right option must exist', () => {
  const asked = (answer: string, d?: string) =>
    questionSchema.safeParse({ ...good, answer, options: { ...good.options, d } });
  expect(asked('d', 'Fyra').success).toBe(true);
  const { error } = asked('d');
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['answer'], 'the right option does not exist'],
  ]);
});

test.each([0, 6, 1.5, 'svår', undefined])('the unknown difficulty %j counts as easy', (value) => {
  expect(questionSchema.parse({ ...good, difficulty: value }).difficulty).toBe(1);
});

test.each([
  ['a blank text', { text: '  ' }],
  ['a text that is too long', { text: 'x'.repeat(limits.questionTextLength + 1) }],
  ['a blank option', { options: { ...good.options, b: ' ' } }],
  [
    'an option that is too long',
    { options: { ...good.options, b: 'x'.repeat(limits.optionLength + 1) } },
  ],
  ['two options', { options: { a: 'Ett', b: 'Två' } }],
  ['a blank explanation', { explanation: '' }],
  ['an unknown right option', { answer: 'e' }],
  ['an image that is no address', { imageUrl: 'bild.png' }],
  ['a concept with spaces', { concept: 'två ord' }],
  ['a reading at no date', { reviewedAt: '2026-02-30' }],
  ['feedback for an unknown option', { feedback: { e: 'Nej.' } }],
])('a question with %s is refused', (_what, change) => {
  expect(questionSchema.safeParse({ ...good, ...change }).success).toBe(false);
});

test('options are listed in their order, without one that is not used', () => {
  expect(listOptions({ options: { c: 'Tre', b: 'Två', a: 'Ett' } })).toEqual([
    { key: 'a', text: 'Ett' },
    { key: 'b', text: 'Två' },
    { key: 'c', text: 'Tre' },
  ]);
  expect(listOptions({ options: { ...good.options, d: 'Fyra' } })).toHaveLength(4);
});

test.each([
  [1, 'Lätt'],
  [2, 'Medium'],
  [3, 'Svår'],
  [0, 'Lätt'],
  [4, 'Lätt'],
  [5, 'Lätt'],
])('difficulty %i is called %s', (level, name) => {
  expect(difficultyName(level)).toBe(name);
});
