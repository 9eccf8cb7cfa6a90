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

/** The quotas of a test with so many questions: counted and trial questions are divided each by itself. */
function quotasFor(
  areas: readonly { area: ExamArea; weight: number }[],
  scored: number,
  trial: number,
): Quota[] {
  const weights = areas.map(({ weight }) => weight);
  const counted = apportion(scored, weights);
  const tried = apportion(trial, weights);
  return areas.map(({ area }, index) => ({
    area,
    scored: counted[index] ?? 0,
    trial: tried[index] ?? 0,
  }));
}

/** A figure of the full test in proportion to so many of its questions, rounded up. */
function inProportion(figure: number, questions: number, full: number): number {
  return Math.ceil((figure * questions) / full);
}

/**
 * The largest test, up to the real one, that the bank can fill area by area without asking a question twice. A shorter
 * one keeps the proportions: pass mark and time follow the number of questions. Returns null when not even the least
 * test can be filled.
 */
export function formatFor(blueprint: Blueprint, bank: BankSize): ExamFormat | null {
  const size = (area: ExamArea) => bank[area] ?? 0;
  const all = blueprint.areas.value;
  const areas = all.filter(({ area }) => size(area) > 0);
  if (areas.length === 0) return null;
  const sum = (of: readonly { weight: number }[]) => of.reduce((so, { weight }) => so + weight, 0);
  const fullScored = blueprint.scored.value;
  const full = fullScored + blueprint.trial.value;
  // without an area the test is at most what is left of it
  const most = Math.floor((full * sum(areas)) / sum(all));
  for (let questions = most; questions >= fewestQuestions; questions--) {
    const scored = Math.round((questions * fullScored) / full);
    const trial = questions - scored;
    const quotas = quotasFor(areas, scored, trial);
    if (!quotas.every((quota) => quota.scored + quota.trial <= size(quota.area))) continue;
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
      quotas,
      isShortened: questions < full,
      missing: all.filter(({ area }) => size(area) === 0).map(({ area }) => area),
    };
  }
  return null;
}
