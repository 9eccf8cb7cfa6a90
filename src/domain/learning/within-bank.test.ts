import { expect, test } from 'vitest';

import { bankQuestion } from '../../../tests/factories/exam';
import { foldAnswers } from './fold-answers';
import { emptyLearner, lastAnswer, questionsOf, signQuizCategory } from './learner';
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

test('what was chosen is right where the question was corrected to say so', () => {
  const held = bank('a/q1');
  const within = withinBank(wrongIn('a/q1'), {
    ...held,
    questions: held.questions.map((question) => ({ ...question, answer: 'b' })),
  });
  expect(placesOf(within)).toEqual([]);
  const record = questionsOf(within).get('q1');
  expect(record === undefined ? null : lastAnswer(record).isRight).toBe(true);
});

test('of categories that are not held, and of signs, everything stays', () => {
  const learner = wrongIn('elsewhere/q1', `${signQuizCategory}/A1`);
  expect(withinBank(learner, bank())).toEqual(learner);
});
