import type { Concept } from '../learning/concepts';
import { compareAnswers } from '../learning/learner';
import { guessRate } from './guess-rate';
import { correctRate, logLikelihoodOf, type Observation } from './observations';
import { ruleShare } from './prior-knowledge';
import { logistic, posteriorOf, type Posterior } from './posterior';

/** How a learner retains what was learnt here. */
export interface Retention {
  /** How much better (logit) this learner recalls what was learnt here than FSRS-6's published parameters predict. */
  bias: Posterior;
  /** The logit of a rule that was learnt in one situation being applied in a sibling that was never asked. */
  transfer: Posterior;
}

/** The prior of transfer, logit: about three in four, and learners differ much. */
const transferPrior = { mean: 1.3, deviation: 0.9 };

/** The prior of bias, logit: none on average; a stability of half to twice moves recall of four in five about as much. */
const biasPrior = { mean: 0, deviation: 0.4 };

/** An answer, a day or more after the one before it, to a question whose rule had been answered wrongly or guessed. */
interface ReviewObservation extends Observation {
  /** The first to this question: what it asks was learnt by a sibling. */
  isFirst: boolean;
}

function listReviews(concepts: readonly Concept[]): ReviewObservation[] {
  return concepts.flatMap(({ everAsked, answersTo, firstTo, reviews }) => {
    const reviewOf = new Map(reviews.map((review) => [review.answer, review]));
    return everAsked.flatMap((question) => {
      const guess = guessRate(question);
      const first = firstTo.get(question.id);
      return (answersTo.get(question.id) ?? []).flatMap((answer): ReviewObservation[] => {
        const review = reviewOf.get(answer);
        if (review === undefined || review.wasFaultless) return [];
        const isFirst = first !== undefined && compareAnswers(answer, first) === 0;
        const { retrievability } = review;
        return [{ retrievability, guess, isRight: answer.isRight, weight: 1, isFirst }];
      });
    });
  });
}

/** The log-likelihood of first answers to siblings, as a function of transfer. */
function logLikelihoodOfTransfer(
  firsts: readonly Observation[],
  knownBefore: number,
): (transfer: number) => number {
  return (transfer) =>
    firsts.reduce((total, { retrievability, guess, isRight }) => {
      const learnt = logistic(transfer) * retrievability;
      const known = knownBefore + (1 - knownBefore) * learnt;
      const rate = correctRate(known, guess);
      return total + Math.log(isRight ? rate : 1 - rate);
    }, 0);
}

/**
 * What the reviews say of a learner's retention.
 * @param level the probability (0–1) that the learner knows a new question.
 */
export function estimateRetention(concepts: readonly Concept[], level: number): Retention {
  const reviews = listReviews(concepts);
  const firsts = reviews.filter(({ isFirst }) => isFirst);
  const repeats = reviews.filter(({ isFirst }) => !isFirst);
  return {
    bias: posteriorOf(biasPrior, logLikelihoodOf(repeats)),
    transfer: posteriorOf(transferPrior, logLikelihoodOfTransfer(firsts, (1 - ruleShare) * level)),
  };
}
