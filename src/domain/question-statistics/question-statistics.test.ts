import { expect, test } from 'vitest';

import type { OptionKey } from '../question/question';
import type { FirstAnswer, FirstAnswers } from './first-answers';
import { alarmsOf, figuresOf } from './question-figures';
import { addFirstAnswers, type QuestionTally, type Tallies } from './tally';

/** First answers of a category: the option and, after it, the seconds; the right one is a. */
function learner(answers: Record<string, string>): FirstAnswers {
  const read = (text: string): FirstAnswer => ({
    option: text.charAt(0) as OptionKey,
    isRight: text.startsWith('a'),
    ...(text.length > 1 && { seconds: Number(text.slice(1)) }),
  });
  return {
    miljo: Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, read(text)])),
  };
}

/** A question of which this is known, besides so many others of which so many are answered rightly. */
const among = (q: string, right: number, others = 5): FirstAnswers =>
  learner({
    q,
    ...Object.fromEntries(
      Array.from({ length: others }, (_, index) => [
        `o${String(index)}`,
        index < right ? 'a' : 'b',
      ]),
    ),
  });

function tallyOf(learners: readonly FirstAnswers[]): QuestionTally {
  const tallies: Tallies = new Map();
  for (const answers of learners) addFirstAnswers(tallies, answers);
  const tally = tallies.get('miljo')?.get('q');
  if (tally === undefined) throw new Error('nobody was asked');
  return tally;
}

const question = { key: 'a', options: ['a', 'b', 'c', 'd'], reports: 0 } as const;
const times = (count: number, answers: FirstAnswers) =>
  Array.from({ length: count }, () => answers);

test('the figures of a small fixture are those that were computed by hand', () => {
  // rest: 1, .8, .6 of those who were right, .8, .4, .2, .4 of the others; means .8 and .45, in all .6
  // squared deviations: .16 + .04 + 0 + .04 + .04 + .16 + .04 = .48, s = √(.48 / 7) = .26186
  // (.8 − .45) / .26186 · √(3/7 · 4/7) = .66144
  const figures = figuresOf(
    tallyOf([
      among('a10', 5),
      among('a12', 4),
      among('a9', 3),
      among('b30', 4),
      among('b', 2),
      among('c20', 1),
      among('d14', 2),
    ]),
    'a',
  );
  expect(figures).toEqual({
    asked: 7,
    right: 3,
    picks: { a: 3, b: 2, c: 1, d: 1 },
    discrimination: 0.661,
    medianSeconds: 13,
    // a third of seven is more than two: the one with 1, and both with .8
    best: { a: 2, b: 1, c: 0, d: 0 },
  });
});

test('a question that everybody answers alike has no discrimination, and one without times no median', () => {
  const figures = figuresOf(tallyOf([among('a', 5), among('a', 3), among('a', 1)]), 'a');
  expect(figures).toMatchObject({ discrimination: null, medianSeconds: null });
});

test('a learner with few other answers counts, and says nothing of the discrimination', () => {
  const figures = figuresOf(tallyOf([among('a', 4, 4), among('b', 0, 4)]), 'a');
  expect(figures).toMatchObject({ asked: 2, right: 1, discrimination: null });
});

test('names that an object has of its own are questions like others', () => {
  const tallies: Tallies = new Map();
  addFirstAnswers(
    tallies,
    JSON.parse('{"__proto__":{"__proto__":{"option":"a","isRight":true}}}') as FirstAnswers,
  );
  expect(tallies.get('__proto__')?.get('__proto__')?.asked).toBe(1);
  expect({}).not.toHaveProperty('asked');
});

test('a question that works raises no alarm', () => {
  const learners = [
    ...times(60, among('a', 4)),
    ...times(14, among('b', 1)),
    ...times(13, among('c', 1)),
    ...times(13, among('d', 1)),
  ];
  expect(alarmsOf(figuresOf(tallyOf(learners), 'a'), question)).toEqual([]);
});

test('each alarm is raised by what it is about', () => {
  const wrongAtTop = [
    ...times(20, among('b', 5)),
    ...times(25, among('a', 2)),
    ...times(5, among('c', 1)),
    ...times(5, among('d', 1)),
  ];
  expect(alarmsOf(figuresOf(tallyOf(wrongAtTop), 'a'), question)).toEqual([
    'bestPreferWrong',
    'weakDiscrimination',
  ]);
  const guessed = (['a', 'b', 'c', 'd'] as const).flatMap((option) => [
    ...times(option === 'a' ? 10 : 3, among(option, 4)),
    ...times(10, among(option, 1)),
  ]);
  expect(alarmsOf(figuresOf(tallyOf(guessed), 'a'), question)).toEqual(['nearGuessing']);
  const unused = (count: number) => [
    ...times(count - 40, among('a', 4)),
    ...times(18, among('b', 1)),
    ...times(18, among('c', 1)),
    ...times(4, among('d', 1)),
  ];
  expect(alarmsOf(figuresOf(tallyOf(unused(100)), 'a'), question)).toEqual(['unusedOption']);
  // 4 of 99 is under a twentieth too, and too few to say so
  expect(alarmsOf(figuresOf(tallyOf(unused(99)), 'a'), question)).toEqual([]);
  expect(alarmsOf(figuresOf(tallyOf(unused(99)), 'a'), { ...question, reports: 3 })).toEqual([
    'manyReports',
  ]);
});

test('where the key was another when the answers were given, every figure goes by the key as it is', () => {
  const byLearners = [
    [5, 'a', 'b'],
    [4, 'a', 'b'],
    [3, 'a', 'b'],
    [4, 'b', 'a'],
    [2, 'b', 'a'],
    [1, 'c', 'c'],
    [2, 'd', 'd'],
  ] as const;
  const figuresBy = (pick: 1 | 2, key: OptionKey) =>
    figuresOf(tallyOf(byLearners.map((one) => among(one[pick], one[0]))), key);
  const { right, discrimination } = figuresBy(1, 'a');
  // the same learners, each marked by a: those who picked b are right now
  expect(figuresBy(2, 'b')).toMatchObject({ right, discrimination });
  expect(figuresBy(2, 'a')).toMatchObject({ right: 2 });
});

test('answers to versions of a question are counted each by itself', () => {
  const tallies: Tallies = new Map();
  for (const answers of [learner({ q: 'a', 'q~2': 'b' }), learner({ 'q~2': 'a' })]) {
    addFirstAnswers(tallies, answers);
  }
  const asked = [...(tallies.get('miljo') ?? [])].map(([key, tally]) => [key, tally.asked]);
  expect(asked).toEqual([
    ['q', 1],
    ['q~2', 2],
  ]);
});
