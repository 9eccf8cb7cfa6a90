import type { Concept } from './concepts';
import { likelihoodOf, rightBy, type Evidence } from './evidence';
import { guessOf } from './guess';
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

const firstsOf = (answersTo: Concept['answersTo']) =>
  new Set([...answersTo.values()].map(([first]) => first));

/** The answers to what had been wrong or guessed before: those tell how well this learner remembers what is learnt here. */
function evidenceOfReviews(concepts: readonly Concept[]): Evidence[] {
  return concepts.flatMap(({ reviews, questions, answersTo }) => {
    const guess = questions[0] === undefined ? 0 : guessOf(questions[0]);
    // the first answer to a sibling tells as much of what it has in common with the others
    const first = firstsOf(answersTo);
    return reviews
      .filter(({ wasFaultless, answer }) => !wasFaultless && !first.has(answer))
      .map(({ recall, answer: { isRight } }) => ({ recall, guess, isRight, weight: 1 }));
  });
}

/** The first answers to siblings of what had been wrong or guessed before: those tell how far a rule learnt here carries. */
function transferOf(concepts: readonly Concept[]): Posterior {
  const firsts = concepts.flatMap(({ reviews, questions, answersTo }) => {
    const guess = questions[0] === undefined ? 0 : guessOf(questions[0]);
    const first = firstsOf(answersTo);
    return reviews
      .filter(({ wasFaultless, answer }) => !wasFaultless && first.has(answer))
      .map(({ recall, answer: { isRight } }) => ({ recall, guess, isRight }));
  });
  return posteriorOf(usualTransfer, (value) =>
    firsts.reduce((sum, { recall, guess, isRight }) => {
      const right = rightBy(knownAlone + (1 - knownAlone) * logistic(value) * recall, guess);
      return sum + Math.log(isRight ? right : 1 - right);
    }, 0),
  );
}

/** How the answers say that a learner remembers. */
export function rememberingOf(concepts: readonly Concept[]): Remembering {
  return {
    bias: posteriorOf(usualBias, likelihoodOf(evidenceOfReviews(concepts))),
    transfer: transferOf(concepts),
  };
}
