import { expect, test } from 'vitest';

import { bankQuestion } from '../../../tests/factories/exam';
import type { BankQuestion } from '../exam/draw';
import { foldAnswers } from './fold-answers';
import {
  categoryProgress,
  emptyLearner,
  lastAnswer,
  questionsOf,
  signQuizCategory,
} from './learner';
import { mistakesOf } from './mistakes';
import { withinBank } from './within-bank';

const at = Date.UTC(2026, 10, 20, 12);

/** A learner who chose b, wrongly, in each of these, as category/question. */
const wrongIn = (...places: string[]) =>
  foldAnswers(
    emptyLearner,
    places.map((place, index) => {
      const [categoryId = '', questionId = ''] = place.split('/');
      const isRight = false;
      return { id: place, questionId, categoryId, option: 'b', isRight, at: at + index * 1000 };
    }),
  );

const bank = (...places: string[]) => {
  const split = places.map((place) => place.split('/'));
  return {
    questions: split.map(([categoryId = '', id = '']) => bankQuestion(id, { categoryId })),
    held: new Set(['a', 'b']),
  };
};

const placesOf = (learner: ReturnType<typeof wrongIn>) =>
  mistakesOf(learner)
    .map(({ categoryId, questionId }) => `${categoryId}/${questionId}`)
    .sort();

test('a question that is gone is left out; what was done on its day stays', () => {
  const learner = wrongIn('a/q1', 'a/gone');
  const within = withinBank(learner, bank('a/q1'));
  expect(placesOf(within)).toEqual(['a/q1']);
  expect(within.categories['a']?.days).toEqual(learner.categories['a']?.days);
});

test('a question that was moved is where it is now, with what was answered in both places', () => {
  const within = withinBank(wrongIn('a/q1', 'b/q1', 'a/q2'), bank('a/q1', 'b/q2'));
  expect(placesOf(within)).toEqual(['a/q1', 'b/q2']);
  expect(questionsOf(within).get('q1')).toMatchObject({ answered: 2 });
});

test('a question whose category was deleted is where it is now', () => {
  expect(placesOf(withinBank(wrongIn('deleted/q1'), bank('b/q1')))).toEqual(['b/q1']);
});

/** The bank with a question changed. */
const changed = (change: Partial<BankQuestion>) => {
  const held = bank('a/q1');
  return { ...held, questions: held.questions.map((question) => ({ ...question, ...change })) };
};

const lastIn = (learner: ReturnType<typeof wrongIn>) => {
  const record = questionsOf(learner).get('q1');
  return record === undefined ? null : lastAnswer(record).isRight;
};

test('what was chosen is right where the key was corrected to say so, and what was right then is wrong', () => {
  const within = withinBank(wrongIn('a/q1'), changed({ answer: 'b', isKeyCorrected: true }));
  expect(placesOf(within)).toEqual([]);
  expect(lastIn(within)).toBe(true);
  const right = { id: 's', questionId: 'q1', categoryId: 'a', option: 'a', isRight: true } as const;
  const learner = foldAnswers(emptyLearner, [{ ...right, at }]);
  expect(lastIn(withinBank(learner, changed({ answer: 'b', isKeyCorrected: true })))).toBe(false);
});

test('another letter is right without a corrected key: nothing is judged anew', () => {
  expect(lastIn(withinBank(wrongIn('a/q1'), changed({ answer: 'b' })))).toBe(false);
});

test('what was answered to another version of a question is not about this one', () => {
  const asked = { questionId: 'q1', categoryId: 'a', option: 'a', isRight: true } as const;
  const learner = foldAnswers(wrongIn('a/q1'), [{ ...asked, id: 's', meaningVersion: 2, at }]);
  expect(placesOf(withinBank(learner, changed({})))).toEqual(['a/q1']);
  const within = withinBank(learner, changed({ meaningVersion: 2 }));
  expect(lastIn(within)).toBe(true);
  expect(categoryProgress(within, 'a')).toEqual({ q1: { isRight: true } });
  expect(withinBank(within, changed({ meaningVersion: 2 }))).toEqual(within);
  expect(questionsOf(withinBank(learner, changed({ meaningVersion: 3 }))).size).toBe(0);
});

test('of categories that are not held, and of signs, everything stays', () => {
  const learner = wrongIn('elsewhere/q1', `${signQuizCategory}/A1`);
  expect(withinBank(learner, bank())).toEqual(learner);
});
