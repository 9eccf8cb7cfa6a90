import { percentage } from '../progress/result-band';
import type { ExamId } from './exam-id';
import type { ExamArea } from './exam-area';
import { pointsByArea, pointsOf, type ExamResult } from './exam-result';

/** The tests of one kind, the latest first. */
export function historyOf(results: readonly ExamResult[], examId: ExamId): ExamResult[] {
  return results
    .filter((result) => result.examId === examId)
    .sort((one, other) => other.finishedAt - one.finishedAt || (one.id < other.id ? -1 : 1));
}

/** Tests that are summed on each side of a comparison: one alone has too few questions in the small areas. */
const compared = 3;

/** How an area has developed: its share of points in the latest tests and in those before them. */
export interface AreaDevelopment {
  area: ExamArea;
  /** Whole per cent over the three latest tests. */
  percent: number;
  /** Whole per cent over the up to three before those; null while there are none. */
  before: number | null;
}

/** How each area has developed over tests of one kind, of which the latest comes first. */
export function areaDevelopment(history: readonly ExamResult[]): AreaDevelopment[] {
  const questions = (of: readonly ExamResult[]) => of.flatMap((result) => result.questions);
  const latest = questions(history.slice(0, compared));
  const earlier = questions(history.slice(compared, 2 * compared));
  return pointsByArea(latest).map(({ area, points }) => {
    const before = pointsOf(earlier.filter((question) => question.area === area));
    return {
      area,
      percent: percentage(points.right, points.scored),
      before: before.scored === 0 ? null : percentage(before.right, before.scored),
    };
  });
}
