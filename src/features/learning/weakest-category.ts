import type { ExamArea } from '../../domain/exam/exam-area';
import { categoryProgress, type Learner } from '../../domain/learning/learner';
import type { PracticeCategory } from '../../domain/practice/category';
import { categoryStanding } from '../../domain/progress/category-progress';

/** The category of an area with the smallest share of right answers; undefined where the area has none. */
export function weakestCategory(
  area: ExamArea,
  categories: readonly PracticeCategory[],
  learner: Learner,
): PracticeCategory | undefined {
  const percentOf = ({ id, questionCount }: PracticeCategory) =>
    categoryStanding(categoryProgress(learner, id), questionCount).percent;
  const [weakest] = categories
    .filter(({ examArea, questionCount }) => examArea === area && questionCount > 0)
    .sort((one, other) => percentOf(one) - percentOf(other));
  return weakest;
}
