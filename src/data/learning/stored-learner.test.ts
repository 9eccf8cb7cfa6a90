import fc from 'fast-check';
import { expect, test } from 'vitest';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import { foldAnswers } from '../../domain/learning/fold-answers';
import { emptyLearner } from '../../domain/learning/learner';
import { limits } from '../../domain/limits';
import { confidences, type AnswerEvent } from '../../domain/progress/answer-event';
import { optionKeys } from '../../domain/question/question';
import { parseLearner, readLearner, toStoredLearner } from './stored-learner';

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
    fc.property(events, (given) => {
      const learner = foldAnswers(emptyLearner, given);
      fc.pre(Object.keys(learner.seen).length <= limits.learningMonths);
      expect(readLearner('path', toStoredLearner(learner))).toEqual(learner);
    }),
  );
});

test('a format that stands: documents written today are read by every later version', () => {
  const learner = {
    categories: {
      c1: { questions: { q1: '2.1;3lchc043lchc043lec001' }, days: '20777:2.1.30.1.1' },
    },
    marks: { '2026-11': 'AAAAAAbbbbbb' },
  };
  expect(readLearner('path', learner)).toEqual({
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
  });
});

test('a question that is malformed is left out, and the rest stands', () => {
  const stored = {
    categories: {
      c1: { questions: { q1: '1.1;0000004', q2: 'no', q3: '1.1;00000040000004' }, days: '' },
    },
    marks: {},
  };
  expect(Object.keys(readLearner('path', stored).categories['c1']?.questions ?? {})).toEqual([
    'q3',
  ]);
  for (const id of ['q1', 'q2']) expectLogged(`path: question ${id} is malformed and left out`);
});

test('a document that is malformed is left out', () => {
  expect(readLearner('path', { categories: [] })).toEqual({ categories: {}, seen: {} });
  expectLogged('path is malformed and left out');
});

test('a document that is malformed is not read to be written anew', () => {
  expect(() => parseLearner('path', { categories: [] })).toThrow(
    expect.objectContaining({ code: 'malformed' }) as Error,
  );
});

test('a year of 40 000 answers to a thousand questions is far from the limit of a document', () => {
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
  const bytes = JSON.stringify(toStoredLearner(foldAnswers(emptyLearner, year))).length;
  // even all in one document, where it is divided over three
  expect(bytes).toBeLessThan(2 ** 20 * 0.7);
});
