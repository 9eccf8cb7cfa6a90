import * as z from 'zod/mini';

import { examAreaSchema, type ExamArea } from '../exam/exam-area';
import { examIdSchema } from '../exam/exam-id';
import { pointsByArea, type ExamResult } from '../exam/exam-result';
import { limits } from '../limits';
import { swedishDay } from '../calendar-day';
import type { Learner } from './learner';

const points = z.int().check(z.minimum(0), z.maximum(limits.examQuestions));

/** The points of one area. */
const areaPointsSchema = z
  .object({ area: examAreaSchema, right: points, scored: points })
  .check(z.refine(({ right, scored }) => right <= scored));

/** The points of a test, by area. */
export const pointsSchema = z.array(areaPointsSchema).check(z.maxLength(limits.planPoints));

/** The chance to pass, as it was foretold on a day, and by which model. */
export const foretoldSchema = z.object({
  /** calendar-day.ts */
  day: z.int().check(z.minimum(0)),
  /** 0–1 */
  chance: z.number().check(z.minimum(0), z.maximum(1)),
  /** The readinessModelVersion. */
  modelVersion: z.int().check(z.minimum(1)),
});
export type Foretold = z.infer<typeof foretoldSchema>;

/** What a learner plans by: the points of a test that was not passed, and the day of the next try. */
export const planSchema = z
  .object({
    examId: examIdSchema,
    /** Days of calendar-day.ts. */
    startedDay: z.int().check(z.minimum(0)),
    testDay: z.int().check(z.minimum(0)),
    /** Where the points come from: Trafikverket's letter, or a mock test. */
    source: z.enum(['letter', 'mockTest']),
    points: pointsSchema.check(z.minLength(1)),
    /** What was foretold on the day before a test, kept when it was: nobody has to reckon it again afterwards. */
    foretold: z.optional(foretoldSchema),
  })
  .check(
    z.refine(({ startedDay, testDay }) => testDay > startedDay, { path: ['testDay'] }),
    z.refine(({ startedDay, testDay }) => testDay - startedDay <= limits.planDays, {
      path: ['testDay'],
    }),
  );
export type Plan = z.infer<typeof planSchema>;

/** The points of a mock test, by area. */
export function pointsFromExam(result: Pick<ExamResult, 'questions'>): Plan['points'] {
  return pointsByArea(result.questions).map(({ area, points: { right, scored } }) => {
    return { area, right, scored };
  });
}

/** Something to do on a day. */
export type PlanTask =
  /** The daily review. */
  | { kind: 'review' }
  /** Questions to answer in an area, and how many are answered that day. */
  | { kind: 'practice'; area: ExamArea; questions: number; done: number }
  | { kind: 'mockTest'; isDone: boolean }
  /** The real test. */
  | { kind: 'test' };

export interface PlanDay {
  /** calendar-day.ts */
  day: number;
  isPast: boolean;
  /** Questions practised that day, in the areas of the plan. */
  answered: number;
  /** What is left of a past day is carried on to the others, so it has no tasks of its own. */
  tasks: PlanTask[];
}

/** Questions to answer for a point that was lost. */
const questionsPerPoint = 6;

/** Most questions of new practice on one day, and the fewest worth starting with. */
const mostInDay = 40;
const fewestInDay = 10;

/** Areas practised on one day, so that the day has something to hold on to. */
const areasInDay = 2;

/** Days from one mock test to the next; the last one is two days before the test, so that there is a day to mend. */
const testsApart = 7;
const lastTestBefore = 2;

/** Questions practised in an area on days from one to another, the latter not included. */
type Practised = (area: ExamArea, from: number, until: number) => number;

type PlannedExam = Pick<ExamResult, 'finishedAt' | 'questions'>;

/** Counts the learner's answers but for those in tests: a test measures, and practises nothing of the plan. */
function countPractised(
  learner: Learner,
  areaOf: ReadonlyMap<string, ExamArea>,
  exams: readonly PlannedExam[],
): Practised {
  const answered = Object.entries(learner.categories).flatMap(([id, { days }]) =>
    Object.entries(days).map(([day, count]) => {
      return { area: areaOf.get(id), day: Number(day), answered: count.answered };
    }),
  );
  const inTests = exams.flatMap(({ finishedAt, questions }) =>
    questions
      .filter(({ option }) => option !== null)
      .map(({ categoryId }) => {
        return { area: areaOf.get(categoryId), day: swedishDay(finishedAt), answered: -1 };
      }),
  );
  const entries = [...answered, ...inTests];
  return (area, from, until) => {
    const sum = entries
      .filter((entry) => entry.area === area && entry.day >= from && entry.day < until)
      .reduce((total, entry) => total + entry.answered, 0);
    // the answers of a test may be on their way still
    return Math.max(0, sum);
  };
}

function isTestDay(plan: Plan, day: number): boolean {
  const before = plan.testDay - lastTestBefore - day;
  return before >= 0 && before % testsApart === 0 && day > plan.startedDay;
}

/** Practice has its days between the start and the eve of the test, which is for the review alone. */
function isPracticeDay(plan: Plan, day: number): boolean {
  return day < plan.testDay - 1 && !isTestDay(plan, day);
}

/** Takes a day's questions from what is left, from the areas with most. */
function takeDay(
  left: Map<ExamArea, number>,
  most: number,
): { area: ExamArea; questions: number }[] {
  const largest = [...left]
    .filter(([, questions]) => questions > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, areasInDay);
  const sum = largest.reduce((total, [, questions]) => total + questions, 0);
  return largest.map(([area, questions]) => {
    const share = Math.min(questions, Math.ceil((most * questions) / sum));
    left.set(area, questions - share);
    return { area, questions: share };
  });
}

/**
 * The plan day by day, from its start to the test. What is left to practise on the morning of today is divided over the
 * days that are left, so that a day missed or a day ahead changes the rest of the plan; today's tasks stay all day.
 * `isTight` when there are too few days for all of it.
 * @param areaOf the area of each category.
 * @param exams the learner's mock tests of the plan's kind, all of those since its start.
 * @param now milliseconds since the epoch.
 */
export function planDays(
  plan: Plan,
  given: {
    learner: Learner;
    areaOf: ReadonlyMap<string, ExamArea>;
    exams: readonly PlannedExam[];
    now: number;
  },
): { days: PlanDay[]; isTight: boolean } {
  const today = swedishDay(given.now);
  const practised = countPractised(given.learner, given.areaOf, given.exams);
  const tested = new Set(given.exams.map(({ finishedAt }) => swedishDay(finishedAt)));
  const left = new Map(
    plan.points.map(({ area, right, scored }) => {
      const needed = (scored - right) * questionsPerPoint;
      return [area, Math.max(0, needed - practised(area, plan.startedDay, today))];
    }),
  );
  const all = Array.from(
    { length: plan.testDay - plan.startedDay + 1 },
    (_, index) => plan.startedDay + index,
  );
  const practiceDays = all.filter((day) => day >= today && isPracticeDay(plan, day)).length;
  const total = [...left.values()].reduce((sum, questions) => sum + questions, 0);
  const each = Math.min(mostInDay, Math.max(fewestInDay, Math.ceil(total / practiceDays)));

  const tasksOf = (day: number): PlanTask[] => {
    if (day < today) return [];
    if (day === plan.testDay) return [{ kind: 'test' }];
    if (isTestDay(plan, day)) {
      return [{ kind: 'review' }, { kind: 'mockTest', isDone: tested.has(day) }];
    }
    const practice = isPracticeDay(plan, day) ? takeDay(left, each) : [];
    return [
      { kind: 'review' },
      ...practice.map((task) => {
        const done = practised(task.area, day, day + 1);
        return { kind: 'practice' as const, ...task, done };
      }),
    ];
  };
  const days = all.map((day) => ({
    day,
    isPast: day < today,
    answered: plan.points.reduce((sum, { area }) => sum + practised(area, day, day + 1), 0),
    tasks: tasksOf(day),
  }));
  return { days, isTight: [...left.values()].some((questions) => questions > 0) };
}
