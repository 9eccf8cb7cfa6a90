import { expect, test } from 'vitest';

import type { ExamArea } from '../exam/exam-area';
import type { AnswerEvent } from '../progress/answer-event';
import { isoDate, parseIsoDate, startOfDay } from '../calendar-day';
import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';
import { countDue } from './daily-review';
import { nextStep } from './next-step';
import { ruleBy } from './siblings';
import { foldBookmarks, savedQuestions, withinLimits } from './saved';
import { statisticsOf } from './statistics';
import { blueprints } from '../exam/blueprint';
import { limits } from '../limits';

const today = parseIsoDate('2026-11-20') ?? 0;
const noon = (day: number) => startOfDay(day) + 12 * 60 * 60 * 1000;
const now = noon(today);

function answer(categoryId: string, daysAgo: number, n: number, fields: Partial<AnswerEvent> = {}) {
  const event: AnswerEvent = {
    id: `${categoryId}:${String(daysAgo)}:${String(n)}`,
    questionId: `${categoryId}-${String(n)}`,
    categoryId,
    option: 'a',
    isRight: true,
    at: noon(today - daysAgo),
    ...fields,
  };
  return event;
}

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

const areaOf = new Map<string, ExamArea>([
  ['regler', 'trafikregler'],
  ['miljo', 'miljo'],
]);

test('statistics tell what was done, by area and by week, of these categories alone', () => {
  const learner = foldAnswers(emptyLearner, [
    answer('regler', 0, 1, { seconds: 20 }),
    answer('regler', 1, 2, { isRight: false, seconds: 10 }),
    answer('miljo', 2, 1),
    answer('miljo', 9, 1),
    answer('miljo', 10, 2, { isRight: false }),
    answer('lastbil', 3, 1),
  ]);
  const statistics = statisticsOf(learner, { areaOf, now });
  expect(statistics).toMatchObject({
    ...{ answered: 5, right: 3, percent: 60, seconds: 30, days: 5, streak: 3, longestStreak: 3 },
    areas: [
      { area: 'miljo', answered: 3, right: 2, percent: 67 },
      { area: 'trafikregler', answered: 2, right: 1, percent: 50 },
    ],
  });
  expect(statistics.weeks).toHaveLength(12);
  expect(
    statistics.weeks
      .slice(-3)
      .map(({ monday, answered, percent }) => [isoDate(monday), answered, percent]),
  ).toEqual([
    ['2026-11-02', 0, null],
    ['2026-11-09', 2, 50],
    ['2026-11-16', 3, 67],
  ]);
});

test('a streak lasts through the day after its last, and no longer', () => {
  const learner = foldAnswers(emptyLearner, [answer('miljo', 2, 1), answer('miljo', 1, 2)]);
  const streakOn = (day: number) => statisticsOf(learner, { areaOf, now: noon(day) }).streak;
  expect([today, today + 1].map(streakOn)).toEqual([2, 0]);
  expect(statisticsOf(emptyLearner, { areaOf, now })).toMatchObject({ streak: 0, percent: null });
});

const categories = [
  { id: 'regler', examArea: 'trafikregler', questionCount: 20 },
  { id: 'miljo', examArea: 'miljo', questionCount: 10 },
] as const;

const step = (
  events: readonly AnswerEvent[],
  {
    exams = [],
    isReviewDone = false,
  }: { exams?: { finishedAt: number }[]; isReviewDone?: boolean } = {},
) => {
  const learner = foldAnswers(emptyLearner, events);
  const ids = new Set(categories.map(({ id }) => id));
  return nextStep({
    learner,
    categories,
    exams,
    blueprint: blueprints.B,
    waiting: countDue(learner, ids, now, ruleBy([])),
    isReviewDone,
    now,
  });
};

const allRight = [
  ...range(20).map((n) => answer('regler', 0, n)),
  ...range(10).map((n) => answer('miljo', 0, n)),
];
const wrong = { isRight: false };

test('the next step is new ground where nothing is known, in the largest category', () => {
  expect(step([])).toEqual({ kind: 'newGround', categoryId: 'regler', unseen: 20 });
});

test('what is due comes first, or a single confident error, unless today’s review is done', () => {
  const due = range(6).map((n) => answer('miljo', 20, n));
  expect(step(due)).toEqual({ kind: 'review', due: 6, confidentErrors: 0 });
  expect(step(due.slice(0, 4)).kind).not.toBe('review');
  const confident = answer('miljo', 1, 7, { isRight: false, confidence: 'sure' });
  expect(step([confident])).toEqual({ kind: 'review', due: 1, confidentErrors: 1 });
  expect(step(due, { isReviewDone: true }).kind).not.toBe('review');
  // of another licence
  const elsewhere = due.map((event) => ({ ...event, categoryId: 'taxi' }));
  expect(step(elsewhere).kind).not.toBe('review');
});

test('then a weak area with enough answers, then mistakes', () => {
  const weak = range(10).map((n) => answer('miljo', 0, n, n < 4 ? wrong : {}));
  expect(step(weak)).toEqual({ kind: 'area', area: 'miljo', percent: 60, categoryId: 'miljo' });
  expect(step(weak.slice(0, 9))).toEqual({ kind: 'mistakes', count: 4 });
});

test('then a mock test, when half is answered and the last one is a week ago', () => {
  const half = allRight.slice(0, 15);
  expect(step(half)).toEqual({ kind: 'mockTest', daysSince: null });
  expect(step(half, { exams: [{ finishedAt: noon(today - 8) }] })).toEqual({
    kind: 'mockTest',
    daysSince: 8,
  });
  const tested = { exams: [{ finishedAt: noon(today - 2) }] };
  expect(step(half, tested)).toEqual({ kind: 'newGround', categoryId: 'miljo', unseen: 10 });
  expect(step(allRight, tested)).toEqual({ kind: 'rest' });
});

test('of two words on a bookmark the later stands, and of one moment saving does', () => {
  const word = (isSaved: boolean, at: number, questionId = 'q1') => {
    return { questionId, categoryId: 'c1', isSaved, at };
  };
  const words = [word(true, 1), word(false, 3), word(true, 3, 'q2'), word(false, 3, 'q2')];
  const folded = foldBookmarks({}, words);
  expect(foldBookmarks(foldBookmarks({}, words.toReversed()), words)).toEqual(folded);
  expect(savedQuestions(folded).map(({ questionId }) => questionId)).toEqual(['q2']);
});

test('beyond the limit the bookmarks taken back go first, then the oldest', () => {
  const many = Object.fromEntries(
    range(limits.savedQuestions + 1).map((n) => {
      const questionId = `q${String(n)}`;
      return [questionId, { questionId, categoryId: 'c1', isSaved: n !== 5, at: n }];
    }),
  );
  const kept = withinLimits(many, () => 100);
  expect(Object.keys(kept)).toHaveLength(limits.savedQuestions);
  expect(kept['q5']).toBeUndefined();
  expect(kept['q0']).toBeDefined();
});
