import type { Concept } from './concepts';
import { likelihoodOf, rightBy, type Evidence } from './evidence';
import { guessOf } from './guess';
import { compareAnswers } from './learner';
import { logistic, posteriorOf, type Posterior } from './posterior';

/** How a learner remembers what was learnt here. */
export interface Remembering {
  /** How much better (logit) this learner remembers what was learnt here than FSRS-6's published parameters say. */
  bias: Posterior;
  /** The logit of a rule that was learnt here in one situation being seen to hold in another one that was never asked. */
  transfer: Posterior;
}

/** How often a rule learnt here in one situation is seen to hold in another one that was never asked, logit: about seven in ten. */
export const usualTransfer = { mean: 0.9, deviation: 0.8 };

/** The chance that a sibling was known before, where one of its rule was not. */
const knownAlone = 0.25;

/** How much learners differ in remembering, logit. */
const usualBias = { mean: 0, deviation: 0.8 };

/** An answer to a question of what had been wrong or guessed before, a day or more after the last one. */
interface LaterAnswer extends Evidence {
  /** The first to this question: what it asks was learnt by a sibling. */
  isFirst: boolean;
}

function laterAnswers(concepts: readonly Concept[]): LaterAnswer[] {
  return concepts.flatMap(({ questions, answersTo, firstTo, reviews }) => {
    const reviewOf = new Map(reviews.map((review) => [review.answer, review]));
    return questions.flatMap((question) => {
      const first = firstTo.get(question.id);
      return (answersTo.get(question.id) ?? []).flatMap((answer): LaterAnswer[] => {
        const review = reviewOf.get(answer);
        if (review === undefined || review.wasFaultless) return [];
        const isFirst = first !== undefined && compareAnswers(answer, first) === 0;
        const { isRight } = answer;
        return [{ recall: review.recall, guess: guessOf(question), isRight, weight: 1, isFirst }];
      });
    });
  });
}

/** The likelihood of the first answers to siblings, for how far a rule learnt here carries. */
function likelihoodOfTransfer(firsts: readonly LaterAnswer[]): (value: number) => number {
  return (value) =>
    firsts.reduce((sum, { recall, guess, isRight }) => {
      const right = rightBy(knownAlone + (1 - knownAlone) * logistic(value) * recall, guess);
      return sum + Math.log(isRight ? right : 1 - right);
    }, 0);
}

/** How the answers say that a learner remembers. */
export function rememberingOf(concepts: readonly Concept[]): Remembering {
  const later = laterAnswers(concepts);
  return {
    bias: posteriorOf(usualBias, likelihoodOf(later.filter(({ isFirst }) => !isFirst))),
    transfer: posteriorOf(
      usualTransfer,
      likelihoodOfTransfer(later.filter(({ isFirst }) => isFirst)),
    ),
  };
}
