import { expect, test } from 'vitest';

import { practiceCategory } from '../../../tests/factories/practice';
import { startOfDay, swedishDay } from '../calendar-day';
import type { AnswerEvent } from '../progress/answer-event';
import { foldAnswers } from './fold-answers';
import { emptyLearner, lastAnswer } from './learner';
import { learnerBefore } from './learner-before';
import { milestonesBetween } from './milestones';
import { gainsOf } from './session-gains';

const today = swedishDay(Date.UTC(2026, 10, 20));
const noon = (day: number) => startOfDay(day) + 12 * 60 * 60 * 1000;
const now = noon(today);

/** An answer in the category miljo. */
function answer(questionId: string, isRight: boolean, daysAgo = 0): AnswerEvent {
  const option = isRight ? 'a' : 'b';
  const id = `${String(daysAgo)}:${questionId}`;
  return { id, questionId, categoryId: 'miljo', option, isRight, at: noon(today - daysAgo) };
}

const earlier = [
  answer('recovered', true, 3),
  answer('recovered', false, 2),
  answer('kept', true, 2),
  answer('lost', true, 2),
];
const session = [
  answer('recovered', true),
  answer('kept', true),
  answer('lost', false),
  answer('new', true),
  answer('newly wrong', false),
];
const after = foldAnswers(emptyLearner, [...earlier, ...session]);

test('a session tells what came back and what stayed, beside what was known before it', () => {
  const gains = { recovered: 1, kept: 1, lost: 1 };
  expect(gainsOf(foldAnswers(emptyLearner, earlier), session)).toEqual(gains);
  expect(gainsOf(learnerBefore(after, now), session)).toEqual(gains);
});

test('a learner before a moment has what was answered until then, and the days before', () => {
  const before = learnerBefore(after, now).categories['miljo'];
  expect(Object.keys(before?.questions ?? {})).toEqual(['recovered', 'kept', 'lost']);
  expect(Object.keys(before?.days ?? {}).map(Number)).toEqual([today - 3, today - 2]);
});

test('a learner of whose time the first answer alone is remembered had that one', () => {
  const often = Array.from({ length: 12 }, (_, n) => ({
    ...answer('q', true),
    id: String(n),
    at: now + n * 86_400_000,
  }));
  const learner = foldAnswers(emptyLearner, [answer('q', false, 9), ...often]);
  const known = learnerBefore(learner, now).categories['miljo']?.questions['q'];
  expect(known && lastAnswer(known).isRight).toBe(false);
});

/** Categories of one area, of so many questions. */
const categories = [
  practiceCategory('miljo', { name: 'Miljö', examArea: 'miljo', questionCount: 5 }),
  practiceCategory('utslapp', { name: 'Utsläpp', examArea: 'miljo', questionCount: 5 }),
];
const known = (count: number, categoryId = 'miljo', daysAgo = 0) =>
  Array.from({ length: count }, (_, n) => {
    const one = answer(`${categoryId}${String(n)}`, true, daysAgo);
    return { ...one, categoryId };
  });

test('a category is finished, and an area known as the test asks, when that comes about and not again', () => {
  const of = (...events: readonly AnswerEvent[]) => foldAnswers(emptyLearner, events);
  const between = (before: readonly AnswerEvent[], all: readonly AnswerEvent[]) =>
    milestonesBetween(of(...before), of(...all), { categories, now }).map(({ id }) => id);
  expect(between(known(4), known(5))).toEqual(['category/miljo']);
  expect(between(known(5), [...known(5), ...known(2, 'utslapp')])).toEqual([]);
  expect(between(known(5), [...known(5), ...known(3, 'utslapp')])).toEqual(['area/B/miljo']);
  const all = [...known(5), ...known(3, 'utslapp')];
  expect(between(all, [...all, ...known(4, 'utslapp')])).toEqual([]);
});

test('the seventh day in a row is told, the sixth and the eighth are not', () => {
  const days = (count: number) =>
    foldAnswers(
      emptyLearner,
      Array.from({ length: count }, (_, daysAgo) => known(1, 'miljo', daysAgo)).flat(),
    );
  const of = (count: number) =>
    milestonesBetween(learnerBefore(days(count), now), days(count), { categories, now }).map(
      ({ kind }) => kind,
    );
  expect(of(6)).toEqual([]);
  expect(of(7)).toEqual(['days']);
  expect(of(8)).toEqual([]);
});
