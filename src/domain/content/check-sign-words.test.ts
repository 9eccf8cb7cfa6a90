import { expect, test } from 'vitest';

import { findSignsInWords } from './check-sign-words';

const asked = (text: string, scene?: unknown) => findSignsInWords([{ id: 'q1', text, scene }]);

test.each([
  ['Vid vägen står en rund skylt. Vad gäller?', 'rund skylt'],
  ['Du möter en triangel med ett utropstecken. Vad gäller?', 'triangel med ett'],
  ['Baktill sitter en triangel med orangeröd mitt. Vad berättar den?', 'triangel med orangeröd'],
  ['Du passerar en gul skylt med siffran 2. Vad betyder den?', 'gul skylt'],
  ['Ett vägmärke som visar ett barn sitter här. Vad gäller?', 'vägmärke som visar'],
  ['Märket har röd kant. Vad gäller?', 'röd kant'],
  ['Vad betyder den åttkantiga röda skylten?', 'åttkantiga röda skylten'],
])('%s', (text, words) => {
  expect(asked(text)).toEqual([{ where: 'q1', what: `a sign is told in words: '${words}'` }]);
});

test.each([
  'Vad gäller vid ett märke om högsta hastighet?',
  'När kan taxins gula skyltar sättas på?',
  'Den röda bilen kommer från höger. Vem väjer?',
  'Hur ställer du upp varningstriangeln?',
])('not %s', (text) => {
  expect(asked(text)).toEqual([]);
});

test('a sign may be told of where it is shown, and a scene without one shows none', () => {
  const text = 'Vad betyder den gula skylten?';
  expect(asked(text, { signs: ['C31'] })).toEqual([]);
  expect(asked(text, { layout: 'road', arms: { west: { signs: ['B1'] } } })).toEqual([]);
  expect(findSignsInWords([{ id: 'q1', text, imageUrl: 'https://teoriklar.se/1.png' }])).toEqual(
    [],
  );
  expect(asked(text, { layout: 'road', arms: { west: {} } })).toHaveLength(1);
});
