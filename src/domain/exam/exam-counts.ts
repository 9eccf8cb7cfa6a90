import { sum } from '../sum';

/** Finished mock tests, and how many of them were passed. */
export interface ExamCounts {
  taken: number;
  passed: number;
}

/** The share of tests that were passed, in whole per cent; null where none was taken. */
export function passedShare({ taken, passed }: ExamCounts): number | null {
  return taken === 0 ? null : Math.round((passed / taken) * 100);
}

/** The tests that were finished in the week of a Monday (days since 1 January 1970). */
export interface ExamWeek extends ExamCounts {
  monday: number;
}

/** The tests of all these weeks. */
export function totalExams(weeks: readonly ExamCounts[]): ExamCounts {
  return {
    taken: sum(weeks.map(({ taken }) => taken)),
    passed: sum(weeks.map(({ passed }) => passed)),
  };
}
