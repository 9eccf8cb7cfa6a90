import { logistic, logitOf } from './posterior';

/** The probability that what is known is answered wrongly all the same (model.md, s). */
const slip = 0.015;

/** The probability of a right answer by one who knows it with probability `known`, slips now and then, and guesses otherwise. */
export function correctRate(known: number, guess: number): number {
  const withoutSlip = known * (1 - slip);
  return withoutSlip + (1 - withoutSlip) * guess;
}

/** One answer, or several that say the same, with their weight. */
export interface Observation {
  /** For a review, the retrievability (0–1) before it; for a new question, 0.5. */
  retrievability: number;
  guess: number;
  isRight: boolean;
  weight: number;
}

/** The probability whose logit is higher by `shift`. */
export function shiftLogit(probability: number, shift: number): number {
  return logistic(logitOf(probability) + shift);
}

/** Puts observations together that are alike within two per cent of retrievability: thousands become some dozens. */
function gather(observations: readonly Observation[]): Observation[] {
  const gathered = new Map<string, Observation>();
  for (const one of observations) {
    const retrievability = Math.round(one.retrievability * 50) / 50;
    const key = `${String(retrievability)}/${String(one.guess)}/${String(one.isRight)}`;
    const weight = (gathered.get(key)?.weight ?? 0) + one.weight;
    gathered.set(key, { ...one, retrievability, weight });
  }
  return [...gathered.values()];
}

/** The log-likelihood of the observations, as a function of the shift (logit) of their retrievability. */
export function logLikelihoodOf(observations: readonly Observation[]): (shift: number) => number {
  const gathered = gather(observations);
  return (shift) =>
    gathered.reduce((total, { retrievability, guess, isRight, weight }) => {
      const rate = correctRate(shiftLogit(retrievability, shift), guess);
      return total + weight * Math.log(isRight ? rate : 1 - rate);
    }, 0);
}
