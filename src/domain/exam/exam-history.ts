import { percentage } from '../progress/result-band';
import type { ExamId } from './exam-id';
import type { ExamArea } from './exam-area';
import { pointsByArea, pointsOf, type ExamResult, type Points } from './exam-result';

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

/** How much better a test went than the one before it, in shares of points in whole per cent. */
interface Progress {
  before: number;
  now: number;
  /** The areas that went better, the one with the largest step first. */
  areas: { area: ExamArea; before: number; now: number }[];
}

const percentOf = ({ right, scored }: Points) => percentage(right, scored);

/** What went better in a test than in the latest one before it; null where there is none before, or nothing is better. */
export function progressSince(history: readonly ExamResult[], result: ExamResult): Progress | null {
  const [previous] = historyOf(history, result.examId).filter(
    ({ finishedAt }) => finishedAt < result.finishedAt,
  );
  if (previous === undefined) return null;
  const earlier = new Map(
    pointsByArea(previous.questions).map(({ area, points }) => [area, percentOf(points)]),
  );
  const areas = pointsByArea(result.questions)
    .flatMap(({ area, points }) => {
      const before = earlier.get(area);
      const now = percentOf(points);
      return before === undefined || now <= before ? [] : [{ area, before, now }];
    })
    .sort((one, other) => other.now - other.before - (one.now - one.before));
  const before = percentOf(pointsOf(previous.questions));
  const now = percentOf(pointsOf(result.questions));
  return now <= before && areas.length === 0 ? null : { before, now, areas };
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
