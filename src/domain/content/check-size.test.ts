import { describe, expect, test } from 'vitest';

import { blueprints } from '../exam/blueprint';
import type { ExamArea } from '../exam/exam-area';
import { examIds } from '../exam/exam-id';
import type { LicenceType } from '../licence-type';
import { checkSize, leastOfLicence, leastOfPart } from './check-size';
import type { ContentFile } from './content-file';

function file(
  licenceType: LicenceType,
  examArea: ExamArea,
  count: number,
  pictures = count,
): ContentFile {
  return {
    category: {
      id: 'kategori',
      name: 'Kategori',
      description: 'Frågor',
      price: 99,
      icon: 'Target',
      color: 'bg-primary',
      licenceType,
      examArea,
      order: 0,
    },
    questions: Array.from({ length: count }, (_, index) => ({
      id: `q${String(index)}`,
      concept: `regel-${String(index % 7)}`,
      // 30, 50 and 20 of 100
      difficulty: index % 10 < 3 ? 1 : index % 10 < 8 ? 2 : 3,
      text: 'Vad gäller?',
      options: { a: 'Ja', b: 'Nej', c: 'Kanske' },
      answer: 'a' as const,
      explanation: 'Så är regeln.',
      feedback: {},
      source: 'Trafikförordningen (1998:1276)',
      ...(index < pictures && { scene: { signs: ['B1'] } }),
    })),
  };
}

const bankOfB = (categories = 10, pictures = 18) =>
  Array.from({ length: categories }, () => file('B', 'trafikregler', 900 / categories, pictures));
const others = [
  file('MC', 'miljo', 320),
  file('LASTBIL', 'miljo', 320),
  file('TAXI', 'taxi_sakerhet_beteende', 105),
  file('TAXI', 'taxi_lagstiftning', 215),
  file('TAXI_AKERI', 'akeri_juridik', 40),
  file('TAXI_AKERI', 'akeri_trafiksakerhet', 40),
  file('TAXI_AKERI', 'akeri_ekonomi', 240),
];

/** The file, which must be there. */
function contentOf(one: ContentFile | undefined): ContentFile {
  if (one === undefined) throw new Error('no file');
  return one;
}

test('a bank at every bar passes', () => {
  expect(checkSize([...bankOfB(), ...others])).toEqual([]);
});

test('a test outside the operator has at least one and a half tests to draw from', () => {
  for (const id of examIds.filter((each) => !each.startsWith('TAXI_AKERI'))) {
    const { scored, trial, licenceType } = blueprints[id];
    expect(leastOfPart[id] ?? leastOfLicence[licenceType]).toBeGreaterThanOrEqual(
      (scored.value + trial.value) * 1.5,
    );
  }
});

describe('one question too few is told', () => {
  test.each(['MC', 'LASTBIL', 'TAXI', 'TAXI_AKERI'] as const)('for %s', (licence) => {
    // the last of its files has more than its part needs
    const last = contentOf(others.findLast(({ category }) => category.licenceType === licence));
    const fewer = { ...last, questions: last.questions.slice(1) };
    const rest = others.filter((other) => other !== last);
    expect(checkSize([...bankOfB(), ...rest, fewer])).toEqual([
      { where: licence, what: '319 questions, at least 320 are needed' },
    ]);
  });

  test('for B', () => {
    const [first, ...rest] = bankOfB();
    const fewer = { ...contentOf(first), questions: contentOf(first).questions.slice(0, -1) };
    expect(checkSize([fewer, ...rest, ...others])).toEqual([
      { where: 'B', what: '899 questions, at least 900 are needed' },
    ]);
  });

  test.each([
    ['TAXI_1', 'TAXI', 'taxi_sakerhet_beteende', 105],
    ['TAXI_2', 'TAXI', 'taxi_lagstiftning', 75],
    ['TAXI_AKERI_1', 'TAXI_AKERI', 'akeri_juridik', 40],
    ['TAXI_AKERI_2', 'TAXI_AKERI', 'akeri_ekonomi', 40],
    ['TAXI_AKERI_3', 'TAXI_AKERI', 'akeri_trafiksakerhet', 40],
  ] as const)('for the part %s', (id, licence, area, least) => {
    const told = (count: number) =>
      checkSize([file(licence, area, count)]).filter(({ where }) => where === id);
    expect(told(least)).toEqual([]);
    expect(told(least - 1)).toHaveLength(1);
  });
});

test('B has enough categories and pictures', () => {
  expect(checkSize([...bankOfB(9, 25), ...others])).toEqual([
    { where: 'B', what: '9 categories, at least 10 are needed' },
  ]);
  expect(checkSize([...bankOfB(10, 17), ...others])).toEqual([
    { where: 'B', what: '170 with a picture, at least 180 are needed' },
  ]);
});

test('the difficulty of B leans at most seven points', () => {
  const lean = (easy: number) =>
    bankOfB().map((each) => ({
      ...each,
      questions: each.questions.map((question, index) =>
        index < easy ? { ...question, difficulty: 1 } : question,
      ),
    }));
  // of 90 each, 27, 45 and 18 to begin with
  expect(checkSize([...lean(9), ...others])).toEqual([]);
  expect(checkSize([...lean(15), ...others])).toEqual([
    { where: 'B', what: '40.0 % of difficulty 1, the aim is 30 %' },
    { where: 'B', what: '42.2 % of difficulty 2, the aim is 50 %' },
  ]);
});
