import { expect, test } from 'vitest';

import { plainWorld, readinessNow as now } from '../../../tests/factories/synthetic-learner';
import { swedishDay } from '../calendar-day';
import { blueprints } from '../exam/blueprint';
import { foldAnswers } from '../learning/fold-answers';
import { emptyLearner } from '../learning/learner';
import type { AnswerEvent } from '../progress/answer-event';
import { estimateReadiness } from './readiness';
import { historyDays, readinessOn } from './readiness-history';

const dayLength = 24 * 60 * 60 * 1000;
const today = swedishDay(now);
const { bank } = plainWorld;

/** Each question of the bank once, so many a day up to today, a third of them wrongly. */
const answers = bank.map(({ id, categoryId }, index): AnswerEvent => ({
  id,
  questionId: id,
  categoryId,
  option: 'a',
  isRight: index % 3 > 0,
  at: now - (index % 20) * dayLength,
}));
const learner = foldAnswers(emptyLearner, answers);

test.each([
  [0, []],
  [1, [1]],
  [3, [3, 2, 1]],
  [70, [70, 60, 50, 40, 30, 20, 10]],
])('of a learner who began %i days ago, evenly spread days from the first on', (ago, daysAgo) => {
  const [first] = answers;
  const begun = first && foldAnswers(emptyLearner, [{ ...first, at: now - ago * dayLength }]);
  expect(historyDays(begun ?? emptyLearner, now)).toEqual(daysAgo.map((days) => today - days));
});

test('how ready a learner was is what would have been said then', () => {
  const given = { bank, exams: [], blueprint: blueprints.B, seed: 1 };
  const yesterday = foldAnswers(
    emptyLearner,
    answers.filter(({ at }) => at < now),
  );
  const then = readinessOn(today - 1, { ...given, learner });
  expect(then.kind).toBe('estimate');
  expect(then).toEqual(readinessOn(today - 1, { ...given, learner: yesterday }));
  expect(then).not.toEqual(estimateReadiness({ ...given, learner, now }));
});
