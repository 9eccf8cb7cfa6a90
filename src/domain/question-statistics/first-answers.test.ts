import { expect, test } from 'vitest';

import { foldAnswers } from '../learning/fold-answers';
import { emptyLearner, signQuizCategory } from '../learning/learner';
import { answerEvent, type AnswerEvent } from '../progress/answer-event';
import { firstAnswersOf } from './first-answers';

const answer = (fields: Partial<AnswerEvent>): AnswerEvent => ({
  ...answerEvent(`s${String(fields.at ?? 0)}`, {
    questionId: 'q1',
    categoryId: 'miljo',
    option: 'a',
    isRight: true,
    at: Date.UTC(2026, 10, 20),
  }),
  ...fields,
});

const early = answer({ at: Date.UTC(2026, 10, 20), option: 'b', isRight: false, seconds: 7 });
const late = answer({ at: Date.UTC(2026, 10, 21), seconds: 3 });

test('the first answer to a question counts, with its seconds, whichever comes first', () => {
  const first = { miljo: { q1: { option: 'b', isRight: false, seconds: 7 } } };
  expect(firstAnswersOf(foldAnswers(emptyLearner, [early, late]))).toEqual(first);
  expect(firstAnswersOf(foldAnswers(foldAnswers(emptyLearner, [late]), [early]))).toEqual(first);
});

test('an answer whose time is not known counts without its seconds', () => {
  const learner = foldAnswers(emptyLearner, [early, answer({ id: 'other', questionId: 'q2' })]);
  expect(firstAnswersOf(learner)['miljo']?.['q2']).toEqual({ option: 'a', isRight: true });
});

test('answers of the sign quiz are not questions of the bank', () => {
  const learner = foldAnswers(emptyLearner, [answer({ categoryId: signQuizCategory })]);
  expect(firstAnswersOf(learner)).toEqual({});
});
