import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner, lastAnswer, questionsOf, type Learner } from '../../domain/learning/learner';
import { limits } from '../../domain/limits';
import { confidences, type AnswerEvent } from '../../domain/progress/answer-event';
import { optionKeys } from '../../domain/question/question';
import { isEarlier, parseLearner, readLearner, toStoredLearner } from './stored-learner';

const start = Date.UTC(2026, 10, 1);

const events = fc.uniqueArray(
  fc.record<AnswerEvent>({
    id: fc.uuid(),
    questionId: fc.constantFrom('q1', 'fråga-2'),
    categoryId: fc.constantFrom('c1', 'c2'),
    option: fc.constantFrom(...optionKeys),
    isRight: fc.boolean(),
    at: fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2090, 0, 1) }),
    confidence: fc.option(fc.constantFrom(...confidences), { nil: undefined }),
    seconds: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
  }),
  { selector: ({ id }) => id, maxLength: 14 },
);

test('what is stored is read as it was', () => {
  fc.assert(
    fc.property(events, fc.nat(9), (given, sessions) => {
      const learner = { ...foldAnswers(emptyLearner, given), sessions };
      fc.pre(Object.keys(learner.seen).length <= limits.learningMonths);
      expect(readLearner('path', toStoredLearner(learner))).toEqual(learner);
    }),
  );
});

/** What the frozen documents stand for. */
const frozen = {
  categories: {
    c1: {
      questions: {
        q1: {
          answered: 2,
          right: 1,
          first: { at: Date.UTC(2026, 10, 19, 12), option: 'a', isRight: true },
          latest: [
            { at: Date.UTC(2026, 10, 19, 12), option: 'a', isRight: true },
            { at: Date.UTC(2026, 10, 20, 12), option: 'a', isRight: false, confidence: 'sure' },
          ],
        },
      },
      days: {
        20777: {
          ...{ answered: 2, right: 1, seconds: 30, sure: 1, sureWrong: 1 },
          ...{ unsure: 0, unsureWrong: 0, guessed: 0, guessedWrong: 0 },
        },
      },
    },
  },
  seen: { '2026-11': ['AAAAAA', 'bbbbbb'] },
} as const;

test('a format that stands: documents written today are read by every later version', () => {
  const stored = {
    answers: '{"c1":{"questions":{"q1":"2.1;3lchc043lchc043lec001"},"days":"20777:2.1.30.1.1"}}',
    marks: '{"2026-11":"AAAAAAbbbbbb"}',
    sessions: 7,
  };
  expect(readLearner('path', stored)).toEqual({ ...frozen, sessions: 7 });
  expect(toStoredLearner({ ...frozen, sessions: 7 })).toEqual(stored);
});

test('the seconds of a first answer are two characters at most, and stay', () => {
  const answer = { questionId: 'q1', categoryId: 'c1', option: 'a', isRight: true } as const;
  const learner = foldAnswers(emptyLearner, [
    { ...answer, id: 'later', at: start + 60_000, seconds: 3 },
    { ...answer, id: 'first', at: start, seconds: 600 },
  ]);
  const stored = toStoredLearner(learner);
  expect(stored.answers).toContain('"2.2.go;');
  expect(readLearner('path', stored)).toEqual(learner);
});

test('documents from before answers were a text are read, and written as they are today', () => {
  const earlier = {
    categories: {
      c1: { questions: { q1: '2.1;3lchc043lchc043lec001' }, days: '20777:2.1.30.1.1' },
    },
    marks: { '2026-11': 'AAAAAAbbbbbb' },
  };
  expect([isEarlier(earlier), isEarlier(toStoredLearner(emptyLearner))]).toEqual([true, false]);
  const learner = parseLearner('path', earlier);
  expect(learner).toEqual({ ...frozen, sessions: 0 });
  expect(readLearner('path', toStoredLearner(learner))).toEqual(learner);
});

test('a question that is malformed is left out, and the rest stands', () => {
  const answers = {
    c1: { questions: { q1: '1.1;0000004', q2: 'no', q3: '1.1;00000040000004' }, days: '' },
  };
  const stored = { answers: JSON.stringify(answers), marks: '{}', sessions: 0 };
  expect(Object.keys(readLearner('path', stored).categories['c1']?.questions ?? {})).toEqual([
    'q3',
  ]);
  for (const id of ['q1', 'q2']) expectLogged(`path: question ${id} is malformed and left out`);
});

const whole = { answers: '{}', marks: '{}', sessions: 0 };

describe.each([
  ['an earlier document', { categories: [] }],
  ['a document without fields', {}],
  ['a text that is no JSON', { ...whole, answers: '{' }],
  ['a text of something else', { ...whole, answers: '[1]' }],
  ['marks that are none', { ...whole, marks: '{"2026-11":1}' }],
  ['less than no session', { ...whole, sessions: -1 }],
])('%s that is malformed', (_what, fields) => {
  test('is left out', () => {
    expect(readLearner('path', fields)).toEqual(emptyLearner);
    expectLogged('path is malformed and left out');
  });

  test('is not read to be written anew', () => {
    expect(() => parseLearner('path', fields)).toThrow(
      expect.objectContaining({ code: 'malformed' }) as Error,
    );
  });
});

const bytes = (text: string) => Buffer.byteLength(text);

test('a year of 40 000 answers to a thousand questions fits, with every mark', () => {
  const year: AnswerEvent[] = Array.from({ length: 40_000 }, (_, index) => ({
    id: `0b6c1f6e-5a8e-4f0e-9d27-0f2f3f7a${String(index % 2000)}:${String(index)}`,
    questionId: `vagmarken-forbudsmarken-${String(index % 1000)}`,
    categoryId: `b-kategori-${String(index % 12)}`,
    option: 'c',
    isRight: index % 4 > 0,
    at: start + index * 788_000,
    confidence: 'unsure',
    seconds: 25,
  }));
  // a third of it, as it is divided
  const learner = foldAnswers(
    emptyLearner,
    year.filter(({ categoryId }) => Number(categoryId.slice(-1)) % 3 === 0),
  );
  expect(readLearner('path', toStoredLearner(learner))).toEqual(learner);
});

describe('what does not fit', () => {
  const day = 24 * 60 * 60 * 1000;

  /** Two thousand questions and four years of days in as many categories. */
  function learnerOf(questionId: (n: number) => string, categories: number): Learner {
    const answers: AnswerEvent[] = [
      ...Array.from({ length: 2000 }, (_, n) => ({
        questionId: questionId(n),
        at: start + n * 1000,
      })),
      ...Array.from({ length: 1460 * categories }, (_, n) => {
        return {
          questionId: questionId(n % categories),
          at: start - Math.floor(n / categories) * day,
        };
      }),
    ].map(({ questionId, at }, n) => ({
      id: String(n),
      questionId,
      categoryId: `kategori-${String(n % categories)}`,
      option: 'a',
      isRight: true,
      at,
      seconds: 600,
    }));
    return { ...foldAnswers(emptyLearner, answers), seen: {} };
  }

  const daysOf = ({ categories }: Learner) =>
    Object.values(categories).flatMap(({ days }) => Object.keys(days).map(Number));

  test('of answers are the oldest days: every question stays', () => {
    const learner = learnerOf((n) => `fråga-${String(n).padStart(30, '0')}`, 20);
    const stored = toStoredLearner(learner);
    expect(bytes(stored.answers)).toBeLessThanOrEqual(limits.learningAnswersBytes);
    // nothing goes without need
    expect(bytes(stored.answers)).toBeGreaterThan(limits.learningAnswersBytes * 0.99);
    const kept = readLearner('path', stored);
    expect([...questionsOf(kept)]).toEqual([...questionsOf(learner)]);
    const oldest = Math.min(...daysOf(kept));
    const younger = (days: readonly number[]) => days.filter((one) => one > oldest).length;
    expect(younger(daysOf(kept))).toBe(younger(daysOf(learner)));
    expect(oldest).toBeGreaterThan(Math.min(...daysOf(learner)));
    // and what is read is not cut again
    expect(toStoredLearner(kept)).toEqual(stored);
  });

  test('of questions alone are those that were answered longest ago', () => {
    const learner = learnerOf((n) => `fråga-${String(n).padStart(400, 'å')}`, 1);
    const stored = toStoredLearner(learner);
    expect(bytes(stored.answers)).toBeLessThanOrEqual(limits.learningAnswersBytes);
    const kept = questionsOf(readLearner('path', stored));
    expect(kept.size).toBeGreaterThan(400);
    const times = [...questionsOf(learner).values()].map((record) => lastAnswer(record).at);
    const latest = times.sort((one, other) => other - one).slice(0, kept.size);
    expect([...kept.values()].map((record) => lastAnswer(record).at).sort((a, b) => b - a)).toEqual(
      latest,
    );
  });

  test('of marks are those of the earliest months, and sessions are counted as far as can be', () => {
    const marks = (letter: string, count: number) =>
      Array.from({ length: count }, (_, n) => letter + String(n).padStart(5, '0'));
    const months = Array.from({ length: 16 }, (_, n) => `20${String(30 + n)}-01`);
    const seen = Object.fromEntries(months.map((month) => [month, marks('a', 3000)]));
    const stored = toStoredLearner({ categories: {}, sessions: 2_000_000, seen });
    expect(bytes(stored.marks)).toBeLessThanOrEqual(limits.learningMarksBytes);
    const kept = readLearner('path', stored);
    expect(kept.sessions).toBe(limits.learningSessions);
    expect(Object.keys(kept.seen).sort()).toEqual(months.slice(-limits.learningMonths));
    const counts = months.slice(-limits.learningMonths).map((month) => kept.seen[month]?.length);
    expect(counts.slice(-8)).toEqual(Array.from({ length: 8 }, () => 3000));
    expect(counts.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});
