import { percentage } from './result-band';

/** Where a learner stands in a category. */
export interface CategoryStanding {
  answered: number;
  right: number;
  /** Share of the category's questions whose latest answer is right, whole per cent. */
  percent: number;
  /** All questions answered and at least 80 % right. */
  isFinished: boolean;
}

/**
 * Returns the standing in a category of `questionCount` questions. Where answers to questions that have since been removed
 * are among them the figures stay within 100 %, and nothing is finished: which are left to answer is not known.
 */
export function categoryStanding(
  progress: Readonly<Record<string, { isRight: boolean }>>,
  questionCount: number,
): CategoryStanding {
  const latest = Object.values(progress);
  const answered = Math.min(latest.length, questionCount);
  const right = Math.min(latest.filter((question) => question.isRight).length, answered);
  const percent = percentage(right, questionCount);
  return {
    answered,
    right,
    percent,
    isFinished: questionCount > 0 && latest.length === questionCount && percent >= 80,
  };
}

/** Sums standings: questions answered, share of them right in whole per cent, finished categories. */
export function overallStanding(standings: readonly CategoryStanding[]): {
  answered: number;
  percent: number;
  finished: number;
} {
  const answered = standings.reduce((sum, standing) => sum + standing.answered, 0);
  const right = standings.reduce((sum, standing) => sum + standing.right, 0);
  return {
    answered,
    percent: percentage(right, answered),
    finished: standings.filter((standing) => standing.isFinished).length,
  };
}
