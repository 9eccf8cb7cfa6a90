import { isDataError } from '../../../data/errors';
import { loadBank } from '../../../data/exams/bank';
import { learnerOptions } from '../../../data/learning/queries';
import { practiceCategoriesOptions } from '../../../data/practice-categories/queries';
import { queryClient } from '../../../data/query-client';
import { blueprints, drawsFrom } from '../../../domain/exam/blueprint';
import type { ExamId } from '../../../domain/exam/exam-id';
import { startOfDay } from '../../../domain/calendar-day';
import { numberOf, type Outcome } from '../../../domain/outcome/outcome';
import { dailySeed } from '../../../domain/learning/daily-review';
import type { Foretold } from '../../../domain/learning/plan';
import { readinessModelVersion } from '../../../domain/readiness/readiness';
import { readinessOn } from '../../../domain/readiness/readiness-history';
import { latestExamsOptions } from '../latest-exams';

/** Tests that are looked at: those of the weeks before, and any that came after the real one. */
const examsRead = 10;

/**
 * The chance to pass, 0–1, as it was foretold on the evening before a test day, from the answers and mock tests until
 * then; null where nothing could be said, or the device lacks a part of the bank. Throws DataError.
 */
async function chanceBefore(uid: string, examId: ExamId, testDay: number): Promise<number | null> {
  const [categories, learner, exams] = await Promise.all([
    queryClient.query(practiceCategoriesOptions()),
    queryClient.query(learnerOptions(uid)),
    queryClient.query(latestExamsOptions(uid, examId, examsRead)),
  ]);
  const bank = await loadBank(categories.filter((category) => drawsFrom(examId, category)));
  if (bank.missing.length > 0) return null;
  const day = testDay - 1;
  const ready = readinessOn(day, {
    learner,
    exams,
    bank: bank.questions,
    blueprint: blueprints[examId],
    seed: dailySeed(uid, startOfDay(day)),
  });
  return ready.kind === 'estimate' ? ready.chance : null;
}

/** The same; null for who has no access to the questions any more. */
export async function foretell(
  uid: string,
  examId: ExamId,
  testDay: number,
): Promise<number | null> {
  try {
    return await chanceBefore(uid, examId, testDay);
  } catch (error) {
    if (isDataError(error, 'permission-denied')) return null;
    throw error;
  }
}

/** What a learner says of a test, and what he has said of it before, if anything. */
export type Said = Pick<
  Outcome,
  'examId' | 'testDay' | 'isPassed' | 'points' | 'total' | 'isShared'
> & {
  known: Outcome | null;
};

/**
 * What is stored of a test: what is said of it, and what was foretold on the day before, as it was kept then or, where
 * nothing was, by the answers until then. Of a test that is told of again the first word of that stays. Throws DataError.
 * @param outcomes all that the learner has said.
 * @param kept what was kept beside the plan, if anything.
 */
export async function withForetold(
  uid: string,
  { known, ...said }: Said,
  outcomes: readonly Outcome[],
  kept: Foretold | undefined,
): Promise<Outcome> {
  const number = known?.number ?? numberOf(outcomes, said.examId, said.testDay);
  const before = outcomes.find((one) => one.examId === said.examId && one.number === number);
  if (before?.testDay === said.testDay) return { ...before, ...said };
  // of another day it was foretold of somebody who had practised less, or more
  if (kept?.day === said.testDay - 1) {
    return { ...said, number, chance: kept.chance, modelVersion: kept.modelVersion };
  }
  const chance = await foretell(uid, said.examId, said.testDay);
  return { ...said, number, chance, modelVersion: readinessModelVersion };
}
