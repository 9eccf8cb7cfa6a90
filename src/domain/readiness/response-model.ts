import { sum } from '../sum';
import { correctRate, shiftLogit } from './observations';
import { defaultOptionCount } from './guess-rate';
import type { AreaKnowledge, Situation } from './knowledge';
import { logistic, momentsOf, type Posterior } from './posterior';
import { knownBefore } from './prior-knowledge';
import type { Retention } from './retention';

/** Of what was learnt today. */
const retrievabilityJustLearnt = 0.99;

/** One possible learner, drawn from the posteriors or their means. All are logits (model.md, β, τ, θ). */
export interface LearnerParameters {
  bias: number;
  transfer: number;
  /** In the area in question. */
  ability: number;
}

/** The posterior means of the learner's parameters in an area. */
export function meanParameters(
  { ability }: AreaKnowledge,
  { bias, transfer }: Retention,
): LearnerParameters {
  const meanOf = (posterior: Posterior) => momentsOf(posterior).mean;
  return { bias: meanOf(bias), transfer: meanOf(transfer), ability: meanOf(ability) };
}

/** The probability (0–1) of having known a situation before, and of recalling it if it was learnt here. */
function knowing(
  { retrievability, isAsked, ownLogRatio, siblingLogRatios }: Situation,
  { bias, transfer, ability }: LearnerParameters,
) {
  const before = knownBefore(logistic(ability), ownLogRatio, siblingLogRatios);
  const recalled = retrievability === 0 ? 0 : shiftLogit(retrievability, bias);
  return { before, recalled, applied: isAsked ? 1 : logistic(transfer) };
}

/** The probability (0–1) that a learner with these parameters answers rightly. */
export function correctRateOf(situation: Situation, parameters: LearnerParameters): number {
  const { before, recalled, applied } = knowing(situation, parameters);
  return correctRate(before + (1 - before) * recalled * applied, situation.guess);
}

/** The mean of that probability over what the test asks of the area, and how much it varies by which of it is known. */
export function meanCorrectRate({ heldOut }: AreaKnowledge, parameters: LearnerParameters) {
  // without a question in the bank, the real test still asks some
  if (heldOut.length === 0) {
    return {
      mean: correctRate(logistic(parameters.ability), 1 / defaultOptionCount),
      deviation: 0,
    };
  }
  let total = 0;
  let variance = 0;
  for (const situation of heldOut) {
    const { before, recalled, applied } = knowing(situation, parameters);
    const learnt = (1 - before) * recalled * applied;
    const known = before + learnt;
    total += correctRate(known, situation.guess);
    variance += (1 - situation.guess) ** 2 * (before + learnt * recalled - known ** 2);
  }
  return { mean: total / heldOut.length, deviation: Math.sqrt(variance) / heldOut.length };
}

/** What that mean gains when the weakest `rules` rules of the area are learnt. */
export function gainByLearning(
  { heldOut }: AreaKnowledge,
  rules: number,
  parameters: LearnerParameters,
): number {
  const gains = heldOut
    .map((situation) => {
      const learnt = { ...situation, retrievability: retrievabilityJustLearnt };
      return correctRateOf(learnt, parameters) - correctRateOf(situation, parameters);
    })
    .sort((one, other) => other - one);
  return sum(gains.slice(0, rules)) / Math.max(heldOut.length, 1);
}
