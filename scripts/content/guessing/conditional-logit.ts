/** A feature that an option has, by its number, and how much of it. */
export interface Feature {
  feature: number;
  amount: number;
}

/** The options of one question as features, and the place of the right one. */
export interface Choice {
  options: readonly (readonly Feature[])[];
  key: number;
}

/** Passes over all choices: twice as many move no figure of the bank by more than a tenth of a point. */
const passes = 60;
const firstStep = 0.05;
const longestStep = 1;

/** Returns how likely each option is to be the right one, in the options' order; together they are 1. */
export function chancesOf(options: Choice['options'], weights: Float64Array): number[] {
  const scores = options.map((features) => {
    let score = 0;
    for (const { feature, amount } of features) score += (weights[feature] ?? 0) * amount;
    return score;
  });
  const best = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - best));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** Slope of what is made small: minus the keys' log-likelihood, plus half the ridge times every weight squared. */
function slopeAt(weights: Float64Array, choices: readonly Choice[], ridge: number): Float64Array {
  const slope = weights.map((weight) => ridge * weight);
  for (const { options, key } of choices) {
    const chances = chancesOf(options, weights);
    for (const [place, features] of options.entries()) {
      const error = (chances[place] ?? 0) - (place === key ? 1 : 0);
      for (const { feature, amount } of features) {
        slope[feature] = (slope[feature] ?? 0) + error * amount;
      }
    }
  }
  return slope;
}

/**
 * Returns the weights of a conditional logit, by feature: an option's chance is its share of exp(weights · features) among
 * the options of its question. The ridge pulls every weight towards nought. Fitted by Rprop, which needs no rate to be
 * chosen: each weight has a step of its own, longer while its slope keeps its sign and half as long where it turns. The
 * same choices always give the same weights.
 */
export function fitLogit(
  choices: readonly Choice[],
  { features, ridge }: { features: number; ridge: number },
): Float64Array {
  const weights = new Float64Array(features);
  const steps = new Float64Array(features).fill(firstStep);
  let before: Float64Array = new Float64Array(features);
  for (let pass = 0; pass < passes; pass++) {
    const slope = slopeAt(weights, choices, ridge);
    for (const [feature, value] of slope.entries()) {
      const turn = value * (before[feature] ?? 0);
      const step = (steps[feature] ?? 0) * (turn > 0 ? 1.2 : turn < 0 ? 0.5 : 1);
      steps[feature] = Math.min(step, longestStep);
      // after a turn one pass is waited out
      if (turn < 0) slope[feature] = 0;
      else weights[feature] = (weights[feature] ?? 0) - Math.sign(value) * step;
    }
    before = slope;
  }
  return weights;
}
