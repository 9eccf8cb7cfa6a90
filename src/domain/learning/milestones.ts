import type { ExamArea } from '../exam/exam-area';
import { passLine } from '../exam/pass-line';
import type { PracticeCategory } from '../practice/category';
import { categoryStanding } from '../progress/category-progress';
import { percentage } from '../progress/result-band';
import { categoryProgress, type Learner } from './learner';
import { statisticsOf } from './statistics';

/** Something worth stopping at. */
export type Milestone =
  | { kind: 'category'; id: string; name: string }
  | { kind: 'area'; id: string; area: ExamArea; percent: number }
  | { kind: 'days'; id: string; days: number };

/** Days in a row that are told of, once. */
const daysInARow = 7;

type Category = Pick<
  PracticeCategory,
  'id' | 'name' | 'examArea' | 'licenceType' | 'questionCount'
>;

/** What tells an area of a licence from every other. */
const areaIdOf = ({ licenceType, examArea }: Category) => `${licenceType}/${examArea}`;

const standingOf = (learner: Learner, { id, questionCount }: Category) =>
  categoryStanding(categoryProgress(learner, id), questionCount);

/** Share of an area's questions whose latest answer is right, in whole per cent. */
function areaPercent(learner: Learner, categories: readonly Category[]): number {
  const right = categories.reduce((sum, one) => sum + standingOf(learner, one).right, 0);
  const questions = categories.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return percentage(right, questions);
}

function reachedAreas(before: Learner, after: Learner, categories: readonly Category[]) {
  const ids = new Set(categories.map(areaIdOf));
  return [...ids].flatMap((id): Milestone[] => {
    const inArea = categories.filter((one) => areaIdOf(one) === id);
    const [first] = inArea;
    const mark = first && passLine([first.licenceType])?.percent;
    if (first === undefined || mark === undefined) return [];
    if (areaPercent(before, inArea) >= mark) return [];
    return areaPercent(after, inArea) < mark
      ? []
      : [{ kind: 'area', id: `area/${id}`, area: first.examArea, percent: mark }];
  });
}

/**
 * What has been reached between two states of a learner: a category is finished, an area's questions are known as well as
 * the test asks, or something was answered seven days in a row.
 * @param categories every category there is.
 * @param now milliseconds since the epoch.
 */
export function milestonesBetween(
  before: Learner,
  after: Learner,
  { categories, now }: { categories: readonly Category[]; now: number },
): Milestone[] {
  const finished = categories
    .filter((one) => !standingOf(before, one).isFinished && standingOf(after, one).isFinished)
    .map(({ id, name }): Milestone => ({ kind: 'category', id: `category/${id}`, name }));
  const areaOf = new Map(categories.map(({ id, examArea }) => [id, examArea]));
  const streakOf = (learner: Learner) => statisticsOf(learner, { areaOf, now }).streak;
  return [
    ...finished,
    ...reachedAreas(before, after, categories),
    ...(streakOf(before) < daysInARow && streakOf(after) >= daysInARow
      ? [{ kind: 'days', id: 'days', days: daysInARow } satisfies Milestone]
      : []),
  ];
}
