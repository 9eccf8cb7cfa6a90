import { mean, sum } from '../sum';
import { correctRate, shiftLogit } from './observations';
import { defaultOptionCount } from './guess-rate';
import type { AreaKnowledge, LearntQuestion } from './knowledge';
import { logistic, logitOf, momentsOf, type Posterior } from './posterior';
import type { Retention } from './retention';

/** How much having known a rule in one situation counts for its siblings: 0 for nothing, 1 for all (model.md, ρ). */
const ruleShare = 0.6;

/** The chance of a right answer to what has just been learnt. */
const rateJustLearnt = 0.95;

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

/** The logit of having known a question before any practice, by ability and the answers to its siblings. */
function priorLogit(siblingsLogRatio: number | null, ability: number): number {
  if (siblingsLogRatio === null) return ability;
  const known = logistic(ability);
  return logitOf(known + ruleShare * (logistic(ability + siblingsLogRatio) - known));
}

function rateOfLearnt(
  question: LearntQuestion,
  { bias, transfer, ability }: LearnerParameters,
): number {
  const { retrievability, isAsked, guess, ownLogRatio, siblingsLogRatio } = question;
  const recalled = shiftLogit(retrievability, bias) * (isAsked ? 1 : logistic(transfer));
  const before = logistic(priorLogit(siblingsLogRatio, ability) + ownLogRatio);
  return correctRate(before + (1 - before) * recalled, guess);
}

const rateOfUnseen = (guess: number, { ability }: LearnerParameters) =>
  correctRate(logistic(ability), guess);

/** The probability (0–1) that a learner with these parameters answers a question rightly; undefined when it is not of the area. */
export function correctRateOf(
  { learnt, unseen }: AreaKnowledge,
  id: string,
  parameters: LearnerParameters,
): number | undefined {
  const known = learnt.get(id);
  if (known !== undefined) return rateOfLearnt(known, parameters);
  const guess = unseen.get(id);
  return guess === undefined ? undefined : rateOfUnseen(guess, parameters);
}

function listRates({ learnt, unseen }: AreaKnowledge, parameters: LearnerParameters): number[] {
  return [
    ...[...learnt.values()].map((one) => rateOfLearnt(one, parameters)),
    ...[...unseen.values()].map((guess) => rateOfUnseen(guess, parameters)),
  ];
}

/** The mean of that probability over the area's questions. */
export function meanCorrectRate(area: AreaKnowledge, parameters: LearnerParameters): number {
  const each = listRates(area, parameters);
  // without a question in the bank, the real test still asks some
  if (each.length === 0) return rateOfUnseen(1 / defaultOptionCount, parameters);
  return mean(each);
}

/** What that mean gains when the weakest `questions` questions of the area are learnt. */
export function gainByLearning(
  area: AreaKnowledge,
  questions: number,
  parameters: LearnerParameters,
): number {
  const all = listRates(area, parameters).sort((one, other) => one - other);
  const gains = all.slice(0, questions).map((right) => Math.max(0, rateJustLearnt - right));
  return sum(gains) / Math.max(all.length, 1);
}
