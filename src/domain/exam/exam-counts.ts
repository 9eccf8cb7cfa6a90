/** Finished mock tests, and how many of them were passed. */
export interface ExamCounts {
  taken: number;
  passed: number;
}

/** The share of tests that were passed, in whole per cent; null where none was taken. */
export function passedShare({ taken, passed }: ExamCounts): number | null {
  return taken === 0 ? null : Math.round((passed / taken) * 100);
}
