import { describe, expect, test } from 'vitest';

import { examResult, markedQuestion } from '../../../tests/factories/exam';
import type { ExamArea } from '../exam/exam-area';
import { answersOf, type ExamResult } from '../exam/exam-result';
import type { AnswerEvent } from '../progress/answer-event';
import { calendarFile, planEvents } from './calendar-file';
import { parseIsoDate, startOfDay } from '../calendar-day';
import { foldAnswers } from './fold-answers';
import { emptyLearner } from './learner';
import { planDays, planSchema, pointsFromExam, type Plan, type PlanDay } from './plan';

const start = parseIsoDate('2026-11-20') ?? 0;
const noon = (day: number) => startOfDay(day) + 12 * 60 * 60 * 1000;

const plan: Plan = {
  examId: 'B',
  startedDay: start,
  testDay: start + 14,
  source: 'letter',
  points: [
    { area: 'trafikregler', right: 20, scored: 32 },
    { area: 'miljo', right: 3, scored: 5 },
    { area: 'trafiksakerhet', right: 16, scored: 16 },
  ],
};

const areaOf = new Map<string, ExamArea>([
  ['regler', 'trafikregler'],
  ['gron', 'miljo'],
]);

/** So many answers in a category on a day. */
function answers(categoryId: string, day: number, count: number): AnswerEvent[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `${String(day)}:${categoryId}:${String(n)}`,
    questionId: `${categoryId}-${String(n)}`,
    categoryId,
    option: 'a',
    isRight: true,
    at: noon(day),
  }));
}

const make = (events: readonly AnswerEvent[], day = start, exams: readonly ExamResult[] = []) =>
  planDays(plan, { learner: foldAnswers(emptyLearner, events), areaOf, exams, now: noon(day) });

function practised(days: readonly PlanDay[], area: ExamArea): number {
  const tasks = days.flatMap((day) => day.tasks);
  return tasks.reduce(
    (sum, task) => sum + (task.kind === 'practice' && task.area === area ? task.questions : 0),
    0,
  );
}

describe('a plan', () => {
  test('gives each lost point its questions, on days before the eve, and ends with the test', () => {
    const { days, isTight } = make([]);
    expect(isTight).toBe(false);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 15 }, (_, n) => start + n));
    expect(practised(days, 'trafikregler')).toBe(12 * 6);
    expect(practised(days, 'miljo')).toBe(2 * 6);
    expect(practised(days, 'trafiksakerhet')).toBe(0);
    expect(days[13]?.tasks).toEqual([{ kind: 'review' }]);
    expect(days[14]?.tasks).toEqual([{ kind: 'test' }]);
  });

  test('has a mock test two days before, and each week before that', () => {
    const tested = make([]).days.flatMap(({ day, tasks }) =>
      tasks.some(({ kind }) => kind === 'mockTest') ? [day - start] : [],
    );
    expect(tested).toEqual([5, 12]);
  });

  test('divides what was missed over the days that are left', () => {
    const { days } = make([], start + 9);
    expect(days.filter(({ isPast }) => isPast)).toHaveLength(9);
    expect(days.slice(0, 9).flatMap(({ tasks }) => tasks)).toEqual([]);
    expect(practised(days, 'trafikregler')).toBe(72);
    const perDay = (given: readonly PlanDay[], day: number) =>
      practised(
        given.filter((one) => one.day === day),
        'trafikregler',
      );
    expect(perDay(days, start + 9)).toBeGreaterThan(perDay(make([]).days, start + 9));
  });

  test('asks less of the days after one on which more was done', () => {
    const { days } = make(answers('regler', start, 60), start + 1);
    expect(practised(days, 'trafikregler')).toBe(12);
    expect(days[0]).toMatchObject({ isPast: true, answered: 60 });
  });

  test('keeps today as it was in the morning, and tells what is done of it', () => {
    const morning = make([]).days[0];
    const evening = make(answers('regler', start, 4)).days[0];
    const [, first] = morning?.tasks ?? [];
    expect(first).toMatchObject({ kind: 'practice', area: 'trafikregler', done: 0 });
    expect(evening?.tasks[1]).toEqual({ ...first, done: 4 });
  });

  test('marks a mock test that was taken on its day', () => {
    const { days } = make([], start + 5, [examResult({ finishedAt: noon(start + 5) })]);
    expect(days[5]?.tasks[1]).toEqual({ kind: 'mockTest', isDone: true });
  });

  test('takes no answer of a mock test for practice, neither of the day nor of what is left', () => {
    const exam = examResult({
      finishedAt: noon(start + 1),
      questions: [
        ...Array.from({ length: 30 }, (_, n) =>
          markedQuestion(`p${String(n)}`, { categoryId: 'regler' }),
        ),
        markedQuestion('left', { categoryId: 'regler', option: null, isRight: false }),
      ],
    });
    const events = [...answers('regler', start + 1, 7), ...answersOf(exam)];
    const sameDay = make(events, start + 1, [exam]).days;
    expect(sameDay[1]).toMatchObject({ answered: 7, tasks: [{ kind: 'review' }, { done: 7 }, {}] });
    const after = make(events, start + 2, [exam]).days;
    expect(practised(after, 'trafikregler')).toBe(72 - 7);
    // a test whose answers are not folded in yet takes nothing away
    expect(practised(make([], start + 2, [exam]).days, 'trafikregler')).toBe(72);
  });

  test('says when the days are too few', () => {
    const tight = { ...plan, testDay: start + 3 };
    const given = { learner: emptyLearner, areaOf, exams: [], now: noon(start) };
    expect(planDays(tight, given).isTight).toBe(true);
  });

  test('takes its points from a mock test, without trial questions', () => {
    const questions = [
      markedQuestion('q1', { area: 'miljo' }),
      markedQuestion('q2', { area: 'miljo', isRight: false }),
      markedQuestion('q3', { area: 'miljo', isTrial: true }),
    ];
    expect(pointsFromExam(examResult({ questions }))).toEqual([
      { area: 'miljo', right: 1, scored: 2 },
    ]);
  });

  test.each([
    ['a test on the day it starts', { testDay: start }],
    ['a test more than a year away', { testDay: start + 366 }],
    ['more points than there are', { points: [{ area: 'miljo', right: 6, scored: 5 }] }],
    ['no area', { points: [] }],
  ])('is refused with %s', (_what, change) => {
    expect(planSchema.safeParse(plan).success).toBe(true);
    expect(planSchema.safeParse({ ...plan, ...change }).success).toBe(false);
  });
});

describe('a calendar file', () => {
  const now = Date.UTC(2026, 10, 20, 9, 8, 7);
  const event = { uid: 'a@b', day: start, title: 'Öva', text: 'En, två; tre\\fyra\nfem' };
  const unfold = (file: string) => file.replaceAll('\r\n ', '');

  test('is a calendar of whole days, with its texts escaped', () => {
    expect(calendarFile([event], now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Teoriklar//Studieplan//SV',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20261120T090807Z',
      'DTSTART;VALUE=DATE:20261120',
      'DTEND;VALUE=DATE:20261121',
      'SUMMARY:Öva',
      'DESCRIPTION:En\\, två\\; tre\\\\fyra\\nfem',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('has no line above 75 bytes, and cuts no character in two', () => {
    const text = 'åäö🚗'.repeat(40);
    const file = calendarFile([{ ...event, text }], now);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(unfold(file)).toContain(`DESCRIPTION:${text}\r\n`);
  });

  test('of a plan has the days to come, the test among them, under names that stay', () => {
    const events = planEvents(plan, make([], start + 10).days);
    expect(events.map(({ day }) => day - start)).toEqual([10, 11, 12, 13, 14]);
    expect(events[0]?.text).toMatch(/^Dagens repetition\nTrafikregler: \d+ frågor/);
    expect(events[2]?.text).toContain('Gör ett övningsprov');
    expect(events[4]).toMatchObject({ title: 'Teoriprov: B-kort' });
    expect(planEvents(plan, make([]).days)[10]?.uid).toBe(events[0]?.uid);
    const anew = planEvents({ ...plan, startedDay: start + 10 }, make([], start + 10).days);
    expect(anew[0]?.uid).toBe(events[0]?.uid);
  });
});
