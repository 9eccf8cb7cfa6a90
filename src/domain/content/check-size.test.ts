import { describe, expect, test } from 'vitest';

import { blueprints } from '../exam/blueprint';
import type { ExamArea } from '../exam/exam-area';
import { examIds } from '../exam/exam-id';
import type { LicenceType } from '../licence-type';
import { checkSize, leastQuestions } from './check-size';
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
  Array.from({ length: categories }, () => file('B', 'trafikregler', 600 / categories, pictures));
const others = [
  file('MC', 'miljo', 105),
  file('LASTBIL', 'miljo', 90),
  file('TAXI', 'taxi_sakerhet_beteende', 105),
  file('TAXI', 'taxi_lagstiftning', 75),
  file('TAXI_AKERI', 'akeri_juridik', 40),
  file('TAXI_AKERI', 'akeri_ekonomi', 40),
  file('TAXI_AKERI', 'akeri_trafiksakerhet', 40),
];

test('a bank at every bar passes', () => {
  expect(checkSize([...bankOfB(), ...others])).toEqual([]);
});

test('a test outside the operator has at least one and a half tests to draw from', () => {
  for (const id of examIds.filter((each) => !each.startsWith('TAXI_AKERI'))) {
    const { scored, trial } = blueprints[id];
    expect(leastQuestions[id]).toBeGreaterThanOrEqual((scored.value + trial.value) * 1.5);
  }
});

describe('one question too few is told', () => {
  test.each(others.map((other, index) => [other.category.examArea, index] as const))(
    'in %s',
    (_area, index) => {
      const fewer = others.map((other, place) =>
        place === index ? { ...other, questions: other.questions.slice(1) } : other,
      );
      expect(checkSize([...bankOfB(), ...fewer])).toHaveLength(1);
    },
  );

  test('for B', () => {
    const [first, ...rest] = bankOfB();
    if (first === undefined) throw new Error('no file');
    const fewer = { ...first, questions: first.questions.slice(0, -1) };
    expect(checkSize([fewer, ...rest, ...others])).toEqual([
      { where: 'B', what: '599 questions, at least 600 are needed' },
    ]);
  });
});

test('B has enough categories and pictures', () => {
  expect(checkSize([...bankOfB(8, 25), ...others])).toEqual([
    { where: 'B', what: '8 categories, at least 10 are needed' },
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
  // of 60 each, 18, 30 and 12 to begin with
  expect(checkSize([...lean(7), ...others])).toEqual([]);
  expect(checkSize([...lean(10), ...others])).toEqual([
    { where: 'B', what: '41.7 % of difficulty 1, the aim is 30 %' },
    { where: 'B', what: '41.7 % of difficulty 2, the aim is 50 %' },
  ]);
});
