import type { Blueprint } from '../exam/blueprint';
import type { ExamArea } from '../exam/exam-area';
import type { ExamResult } from '../exam/exam-result';
import type { PracticeCategory } from '../practice/category';
import { percentage } from '../progress/result-band';
import type { Due } from './daily-review';
import { lastAnswer, questionsOf, type Learner } from './learner';
import { mistakesOf } from './mistakes';

const dayLength = 24 * 60 * 60 * 1000;

/** Due questions that make a review worth starting. */
const fewestDue = 5;

/** Different questions answered before an area is called weak, and before a category is. */
const fewestInArea = 10;
const fewestInCategory = 3;

/** Mistakes that make a session. */
const fewestMistakes = 3;

/** Days after which another mock test tells something new. */
const testPause = 7;

/** What helps most now, with the figures that say why. */
export type NextStep =
  | { kind: 'review'; due: number; confidentErrors: number }
  | { kind: 'area'; area: ExamArea; percent: number; categoryId: string }
  | { kind: 'mistakes'; count: number }
  | { kind: 'mockTest'; daysSince: number | null }
  | { kind: 'newGround'; categoryId: string; unseen: number }
  /** Everything is answered, and nothing is due. */
  | { kind: 'rest' };

type Category = Pick<PracticeCategory, 'id' | 'examArea' | 'questionCount'>;

interface Standing {
  answered: number;
  right: number;
}

/** Different questions answered by category, and those whose latest answer is right. */
function standings(learner: Learner): Map<string, Standing> {
  const byCategory = new Map<string, Standing>();
  for (const record of questionsOf(learner).values()) {
    const { answered, right } = byCategory.get(record.categoryId) ?? { answered: 0, right: 0 };
    const isRight = lastAnswer(record).isRight ? 1 : 0;
    byCategory.set(record.categoryId, { answered: answered + 1, right: right + isRight });
  }
  return byCategory;
}

const nothing: Standing = { answered: 0, right: 0 };
const shareOf = ({ right, answered }: Standing) => right / answered;

/** The area furthest below what passes, and its weakest category; null when none is, or too little is known. */
function weakArea(
  known: ReadonlyMap<string, Standing>,
  categories: readonly Category[],
  passShare: number,
) {
  const areas = [...new Set(categories.map(({ examArea }) => examArea))].map((area) => {
    const within = categories
      .filter(({ examArea }) => examArea === area)
      .map(({ id }) => ({ id, standing: known.get(id) ?? nothing }));
    const sum = within.reduce<Standing>(
      (all, { standing }) => ({
        answered: all.answered + standing.answered,
        right: all.right + standing.right,
      }),
      nothing,
    );
    return { area, within, sum };
  });
  const [weakest] = areas
    .filter(({ sum }) => sum.answered >= fewestInArea && shareOf(sum) < passShare)
    .sort((one, other) => shareOf(one.sum) - shareOf(other.sum));
  const [category] = (weakest?.within ?? [])
    .filter(({ standing }) => standing.answered >= fewestInCategory)
    .sort((one, other) => shareOf(one.standing) - shareOf(other.standing));
  if (weakest === undefined || category === undefined) return null;
  const { area, sum } = weakest;
  return { area, percent: percentage(sum.right, sum.answered), categoryId: category.id };
}

/** The category with most questions that were never answered. */
function newGround(known: ReadonlyMap<string, Standing>, categories: readonly Category[]) {
  const [mostUnseen] = categories
    .map(({ id, questionCount }) => ({
      categoryId: id,
      unseen: Math.max(0, questionCount - (known.get(id)?.answered ?? 0)),
    }))
    .sort((one, other) => other.unseen - one.unseen);
  return mostUnseen === undefined || mostUnseen.unseen === 0 ? null : mostUnseen;
}

/**
 * The one thing to do next, from a short list: what is due (or answered wrongly with confidence), a weak area, mistakes,
 * a mock test when half of the questions have been answered and the last one is a week ago, new ground.
 * @param categories those of one licence.
 * @param exams the learner's tests of the blueprint's kind, the latest first.
 * @param waiting what is due of these categories (`countDue`).
 * @param isReviewDone the daily review is done, so what is still due waits until tomorrow.
 */
export function nextStep(given: {
  learner: Learner;
  categories: readonly Category[];
  exams: readonly Pick<ExamResult, 'finishedAt'>[];
  blueprint: Pick<Blueprint, 'passMark' | 'scored'>;
  isReviewDone: boolean;
  now: number;
  waiting: Due;
}): NextStep {
  const { learner, categories, exams, blueprint, now } = given;
  const ids = new Set(categories.map(({ id }) => id));
  const { due, confidentErrors } = given.waiting;
  const review: NextStep = { kind: 'review', due, confidentErrors };
  if (!given.isReviewDone && (due >= fewestDue || confidentErrors > 0)) return review;

  const known = standings(learner);
  const weak = weakArea(known, categories, blueprint.passMark.value / blueprint.scored.value);
  if (weak !== null) return { kind: 'area', ...weak };

  const count = mistakesOf(learner).filter(({ categoryId }) => ids.has(categoryId)).length;
  if (count >= fewestMistakes) return { kind: 'mistakes', count };

  const answered = categories.reduce((sum, { id }) => sum + (known.get(id)?.answered ?? 0), 0);
  const questions = categories.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const [last] = exams;
  const daysSince = last === undefined ? null : Math.floor((now - last.finishedAt) / dayLength);
  const isTestDue = daysSince === null || daysSince >= testPause;
  if (isTestDue && questions > 0 && answered >= questions / 2) {
    return { kind: 'mockTest', daysSince };
  }

  const ground = newGround(known, categories);
  if (ground !== null) return { kind: 'newGround', ...ground };
  return due > 0 && !given.isReviewDone ? review : { kind: 'rest' };
}
