import { expect, test } from 'vitest';

import { bankQuestion } from '../../../tests/factories/exam';
import { conceptsOf } from './concepts';
import { correctionsOf } from './corrections';
import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';

const at = Date.UTC(2026, 10, 20, 12);
const asked = { questionId: 'q', categoryId: 'miljo', option: 'b', isRight: false, at } as const;
const learner = foldAnswers(emptyLearner, [{ ...asked, id: 's:q' }]);
const question = bankQuestion('q', { categoryId: 'miljo' });
const corrected = { ...question, answer: 'b' as const, isKeyCorrected: true };

test('a learner is told of a corrected key where it changes what his latest answer is', () => {
  const told = { questionId: 'q', categoryId: 'miljo', at, isRight: true };
  expect(correctionsOf(learner, [corrected])).toEqual([told]);
  expect(correctionsOf(learner, [question])).toEqual([]);
  expect(correctionsOf(learner, [{ ...corrected, answer: 'c' }])).toEqual([]);
  expect(correctionsOf(learner, [{ ...corrected, meaningVersion: 2 }])).toEqual([]);
  const right = foldAnswers(emptyLearner, [{ ...asked, option: 'a', isRight: true, id: 's:q' }]);
  expect(correctionsOf(right, [corrected])).toEqual([{ ...told, isRight: false }]);
});

test('he is told until he has answered it by the key as it is', () => {
  const again = { ...asked, id: 's2:q', isRight: true, at: at + 1000 };
  expect(correctionsOf(foldAnswers(learner, [again]), [corrected])).toEqual([]);
});

test('memory goes by the corrected key, and takes an earlier version for a sibling', () => {
  const [byKey] = conceptsOf(learner, [corrected]);
  expect(byKey?.answers.map(({ isRight }) => isRight)).toEqual([true]);
  const changed = { ...question, concept: 'tomgang', meaningVersion: 2 };
  const [concept] = conceptsOf(learner, [changed]);
  expect(concept?.memory).not.toBeNull();
  expect(concept?.questions).toEqual([changed]);
  expect(concept?.everAsked.map(({ id }) => id)).toEqual(['q', 'q~1']);
  expect([...(concept?.answersTo.keys() ?? [])]).toEqual(['q~1']);
});
