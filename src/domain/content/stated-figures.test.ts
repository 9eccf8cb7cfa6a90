import { expect, test } from 'vitest';

import type { ContentQuestion } from './content-file';
import type { Fact } from './fact';
import { statedFigures } from './stated-figures';

const speed: Fact = {
  id: 'bashastighet',
  says: 'Bashastigheten är 50 km/h.',
  values: [50],
  unit: 'km/h',
  law: 'Trafikförordningen (1998:1276) 3 kap. 17 §',
  checkedAt: '2026-11-28',
  claims: ['bashastigheten är {number} km/h'],
};

const question: ContentQuestion = {
  id: 'q1',
  concept: 'bashastighet',
  difficulty: 1,
  text: 'Hur fort får du köra?',
  options: { a: '50 km/h', b: '70 km/h', c: '30 km/h' },
  answer: 'a',
  explanation: 'Bashastigheten är 50 km/h.',
  feedback: {},
  source: speed.law,
};

const origins = (change: Partial<ContentQuestion>) =>
  statedFigures([speed], [{ ...question, ...change }]).map(
    ({ value, unit, origin }) => `${String(value)} ${unit}: ${origin}`,
  );

test('a figure of key and explanation is told once, and a fact holds it where one of its claims does', () => {
  expect(origins({})).toEqual(['50 km/h: fact']);
  expect(origins({ explanation: 'Så är det i en tätort.' })).toEqual(['50 km/h: unheld']);
});

test.each<[string, Partial<ContentQuestion>, string[]]>([
  [
    'given by the situation',
    { text: 'Du kör i 50 km/h. Hur fort?', explanation: 'Så fort kör du.' },
    ['50 km/h: situation'],
  ],
  [
    'given by the case',
    { case: '{"text":"Bilen går i 50 km/h."}', explanation: 'Se fallet.' },
    ['50 km/h: situation'],
  ],
  [
    'reckoned with signs',
    { options: { ...question.options, a: '9 meter' }, explanation: '3 × 3 = 9 meter.' },
    ['9 meter: reckoned'],
  ],
  [
    'reckoned in words',
    {
      options: { ...question.options, a: 'Ja' },
      explanation: 'Det är dubbla farten, alltså 4 gånger 10 meter.',
    },
    ['10 meter: reckoned'],
  ],
  [
    'drawn by the question',
    { calculation: '{}', explanation: 'Så fort är det.' },
    ['50 km/h: reckoned'],
  ],
])('a figure is %s', (_origin, change, expected) => {
  expect(origins(change)).toEqual(expected);
});

test('units that mean the same are one, and the digits of a name or a word without a unit are no figure', () => {
  const explanation =
    'Vila i två timmar, alltså 2 timme. Avståndet är 5 m. På BK1 gäller 3 kap. 5 med två märken.';
  expect(origins({ options: { ...question.options, a: 'Nej' }, explanation })).toEqual([
    '2 timmar: reckoned',
    '5 meter: unheld',
  ]);
});

test('a wrong option states nothing', () => {
  expect(origins({ options: { a: 'Ja', b: '70 km/h', c: '30 km/h' }, explanation: 'Ja.' })).toEqual(
    [],
  );
});
