import { expect, test } from 'vitest';

import { chooseSectionQuestions } from './section-questions';

const section = (title: string, text: string) => ({ id: title.toLowerCase(), title, text });

const sections = [
  section(
    'Däck',
    'Sommardäck ska ha minst 1,6 millimeter mönsterdjup. Vinterdäck ska ha minst 3 millimeter mönsterdjup vid vinterväglag.',
  ),
  section(
    'Bogsering',
    'En bogserad bil får dras i högst 30 kilometer i timmen. Bogserlinan ska synas och vara kort.',
  ),
  section('Kom ihåg', 'Mönsterdjup på sommardäck, bogserlina och bogserad bil.'),
];

const question = (id: string, text: string, explanation: string) => ({
  id,
  text,
  options: { a: 'Ja', b: 'Nej', c: 'Kanske' },
  explanation,
});

const tyres = question('t', 'Vilket mönsterdjup krävs på sommardäck?', 'Minst 1,6 millimeter.');
const towing = question('b', 'Hur fort får en bogserad bil dras?', 'Högst 30 kilometer i timmen.');
const other = question('x', 'Vad betyder blinkande gult?', 'Var försiktig.');

test('a question checks the section that it is about, and the summary none', () => {
  const chosen = chooseSectionQuestions(sections, [towing, other, tyres]);
  expect(
    Object.fromEntries([...chosen].map(([id, found]) => [id, found.map((one) => one.id)])),
  ).toEqual({
    däck: ['t'],
    bogsering: ['b'],
  });
});

test('a section is checked by two questions at most', () => {
  const many = ['1', '2', '3'].map((id) => ({ ...tyres, id }));
  expect(
    chooseSectionQuestions(sections, many)
      .get('däck')
      ?.map(({ id }) => id),
  ).toEqual(['1', '2']);
});

test('a section that is nearest to no question has one that another has left', () => {
  const parts = [
    section('Bil', 'Färdbromsen, bromspedalen och bromsvätskan.'),
    section('Släp', 'Påskjutsbromsen och kopplingskulan.'),
    section('Kom ihåg', 'Bil och släp.'),
  ];
  const text = 'Färdbromsen, bromspedalen, bromsvätskan, påskjutsbromsen och kopplingskulan?';
  const asked = ['1', '2'].map((id) => question(id, text, ''));
  const chosen = chooseSectionQuestions(parts, asked);
  expect(chosen.get('bil')?.map(({ id }) => id)).toEqual(['1']);
  expect(chosen.get('släp')?.map(({ id }) => id)).toEqual(['2']);
});
