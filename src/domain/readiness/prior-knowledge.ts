import { sum } from '../sum';
import { calibrationOf } from '../learning/calibration';
import type { Concept } from '../learning/concepts';
import { compareAnswers, type Learner, type PastAnswer } from '../learning/learner';
import { confidences, type Confidence } from '../progress/answer-event';
import { guessRate } from './guess-rate';
import { correctRate } from './observations';
import { logistic } from './posterior';
import { transferPrior } from './retention';

/** How much more often each confidence is stated when right than when wrong, before this learner has shown it; as a ratio. */
const confidencePriorRatio = { sure: 3, unsure: 0.5, guessed: 0.2 } as const satisfies Record<
  Confidence,
  number
>;

/** How many answers that prior counts for. */
const confidencePriorWeight = 4;

/**
 * For each confidence, the logarithm of how much more probable it is that this learner states it of what he knows than of
 * what he does not: by how often he stated it when right and when wrong.
 */
export function confidenceLogRatios(learner: Learner): Record<Confidence, number> {
  const calibration = calibrationOf(learner);
  const all = Object.values(calibration);
  const wrong = sum(all.map((one) => one.wrong));
  const right = sum(all.map((one) => one.answered - one.wrong));
  // the fewer of the two limits how well the ratio is known
  const observed = Math.min(wrong, right);
  const logRatio = (confidence: Confidence) => {
    const stated = calibration[confidence];
    const whenRight = (stated.answered - stated.wrong + 1) / (right + confidences.length);
    const whenWrong = (stated.wrong + 1) / (wrong + confidences.length);
    const prior = confidencePriorWeight * Math.log(confidencePriorRatio[confidence]);
    const own = observed * Math.log(whenRight / whenWrong);
    return (prior + own) / (confidencePriorWeight + observed);
  };
  return { sure: logRatio('sure'), unsure: logRatio('unsure'), guessed: logRatio('guessed') };
}

/** The log-likelihood ratio of one answer: for one who knew it before, against one who is right with probability `rate`. */
function logRatioOfAnswer(isRight: boolean, rate: number, guess: number): number {
  const whenKnown = correctRate(1, guess);
  return isRight ? Math.log(whenKnown / rate) : Math.log((1 - whenKnown) / (1 - rate));
}

/**
 * For each question of a concept, the log-likelihood ratio of its answers: for one who knew it before any practice, against
 * one who learnt it here (model.md, λ). 0 for a question without an answer.
 */
export function priorKnowledgeRatios(
  { questions, answersTo, firstTo, reviews }: Concept,
  confidenceRatio: Record<Confidence, number>,
): number[] {
  const predicted = new Map(reviews.map((review) => [review.answer, review.retrievability]));
  const conceptBegan = Math.min(...[...firstTo.values()].map(({ at }) => at));
  return questions.map((question) => {
    const first = firstTo.get(question.id);
    if (first === undefined) return 0;
    const isFirst = (answer: PastAnswer) => compareAnswers(answer, first) === 0;
    const kept = answersTo.get(question.id) ?? [];
    const answers = kept.some(isFirst) ? kept : [first, ...kept];
    const guess = guessRate(question);
    const ratioOf = (answer: PastAnswer) => {
      const { isRight, confidence } = answer;
      const ofConfidence = (stated: Confidence | undefined) =>
        stated === undefined || !isRight ? 0 : confidenceRatio[stated];
      // one who did not know the rule guessed its first answers: all of them in a test, which shows no key before its end
      if (answer.at === conceptBegan) {
        return ofConfidence(confidence) + logRatioOfAnswer(isRight, guess, guess);
      }
      // without a review the answer came on the same day as one before it, when the rule had just been explained
      const retrievability = predicted.get(answer) ?? 1;
      const transfer = isFirst(answer) ? logistic(transferPrior.mean) : 1;
      // one who recalls it is as sure as one who always knew, but neither of them guesses
      return (
        ofConfidence(confidence === 'guessed' ? confidence : undefined) +
        logRatioOfAnswer(isRight, correctRate(retrievability * transfer, guess), guess)
      );
    };
    return sum(answers.map(ratioOf));
  });
}
