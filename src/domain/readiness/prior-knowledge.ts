import { sum } from '../sum';
import { calibrationOf } from '../learning/calibration';
import type { Concept } from '../learning/concepts';
import { compareAnswers, type Learner, type PastAnswer } from '../learning/learner';
import { confidences, type Confidence } from '../progress/answer-event';
import { guessRate } from './guess-rate';
import { correctRate } from './observations';
import { logistic } from './posterior';

/** How often a rule is known in all situations or in none, and not in each by itself (model.md, ρ). */
export const ruleShare = 0.6;

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
 * For each question of a concept that was answered, by id, the log-likelihood ratio of its answers: for one who knew it
 * before any practice, against one who learnt it here (model.md, λ).
 * @param transfer logit of applying in one situation what was learnt in another.
 */
export function priorKnowledgeRatios(
  { everAsked, answersTo, firstTo, reviews }: Concept,
  confidenceRatio: Record<Confidence, number>,
  transfer: number,
): Map<string, number> {
  const predicted = new Map(reviews.map((review) => [review.answer, review.retrievability]));
  const conceptBegan = Math.min(...[...firstTo.values()].map(({ at }) => at));
  const ratios = new Map<string, number>();
  for (const question of everAsked) {
    const first = firstTo.get(question.id);
    if (first === undefined) continue;
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
      const applied = isFirst(answer) ? logistic(transfer) : 1;
      // one who recalls it is as sure as one who always knew, but neither of them guesses
      return (
        ofConfidence(confidence === 'guessed' ? confidence : undefined) +
        logRatioOfAnswer(isRight, correctRate(retrievability * applied, guess), guess)
      );
    };
    ratios.set(question.id, sum(answers.map(ratioOf)));
  }
  return ratios;
}

/**
 * The probability (0–1) of having known a situation before any practice, by the answers to it and to its siblings: in a
 * share ρ of the rules all situations are known or none, in the others each by itself (model.md, b).
 * @param known the probability before any answer.
 */
export function knownBefore(known: number, own: number, siblings: readonly number[]): number {
  const ownRatio = Math.exp(own);
  const [alike, apart] = siblings.reduce<[number, number]>(
    ([together, byItself], ratio) => [
      together * Math.exp(ratio),
      byItself * (known * Math.exp(ratio) + 1 - known),
    ],
    [ruleShare * ownRatio, 1 - ruleShare],
  );
  const yes = known * (alike + apart * ownRatio);
  const no = (1 - known) * (ruleShare + apart);
  return yes / (yes + no);
}
