import { apportion } from './apportion';
import type { Blueprint } from './blueprint';
import type { ExamArea } from './exam-area';

/** Fewest questions that make a test worth taking; below that the learner is sent to practice. */
export const fewestQuestions = 10;

/** Questions of one area in a test. */
interface Quota {
  area: ExamArea;
  scored: number;
  trial: number;
}

/** A test as it can be given from the questions that there are. */
export interface ExamFormat {
  /** Questions in all: those that count and those on trial. */
  questions: number;
  scored: number;
  trial: number;
  passMark: number;
  minutes: number;
  /** Minutes with extended time; null where the test has none. */
  extendedMinutes: number | null;
  quotas: Quota[];
  /** True iff the bank is too small for the real test's number of questions. */
  isShortened: boolean;
  /** Areas of the real test for which there is no question. */
  missing: ExamArea[];
}

/** How many questions each area has. */
export type BankSize = Readonly<Partial<Record<ExamArea, number>>>;

/** A figure of the full test in proportion to so many of its questions, rounded up. */
function inProportion(figure: number, questions: number, full: number): number {
  return Math.ceil((figure * questions) / full);
}

/**
 * The largest test, up to the real one, that the bank can fill without asking a question twice: each area gives its
 * share of the real test, or what it has. A shorter test keeps the proportions of the figures: pass mark, time and
 * questions on trial follow the number of questions. Returns null when there are too few for a test.
 */
export function formatFor(blueprint: Blueprint, bank: BankSize): ExamFormat | null {
  const areas = blueprint.areas.value;
  const available = (area: ExamArea) => bank[area] ?? 0;
  const fullScored = blueprint.scored.value;
  const full = fullScored + blueprint.trial.value;
  const shares = apportion(
    full,
    areas.map(({ weight }) => weight),
  );
  const given = areas.map(({ area }, index) => Math.min(shares[index] ?? 0, available(area)));
  const questions = given.reduce((sum, count) => sum + count, 0);
  if (questions < fewestQuestions) return null;
  const scored = Math.round((questions * fullScored) / full);
  const trial = questions - scored;
  const onTrial = apportion(trial, given);
  return {
    questions,
    scored,
    trial,
    passMark: inProportion(blueprint.passMark.value, scored, fullScored),
    minutes: inProportion(blueprint.minutes.value, questions, full),
    extendedMinutes:
      blueprint.extendedMinutes === null
        ? null
        : inProportion(blueprint.extendedMinutes.value, questions, full),
    quotas: areas
      .map(({ area }, index) => ({
        area,
        scored: (given[index] ?? 0) - (onTrial[index] ?? 0),
        trial: onTrial[index] ?? 0,
      }))
      .filter(({ scored, trial }) => scored + trial > 0),
    isShortened: questions < full,
    missing: areas.map(({ area }) => area).filter((area) => available(area) === 0),
  };
}
