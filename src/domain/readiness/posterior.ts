/** A quantity on the logit scale and how probable each of its values is. */
export interface Posterior {
  values: readonly number[];
  /** Sums to 1. */
  weights: readonly number[];
}

/** Values −4 to 5 in steps of 0.15: chances from 2 to 99 %. */
const grid = Array.from({ length: 61 }, (_, index) => -4 + index * 0.15);

/** The logistic function: a logit as a probability. */
export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The logit of a probability, kept within ±5 so that certainty does not outweigh everything. */
export function logitOf(probability: number): number {
  const within = Math.min(Math.max(probability, 0.0067), 0.9933);
  return Math.log(within / (1 - within));
}

/** The posterior on a grid (Bayes), from a normal prior and the log-likelihood at each value. */
export function posteriorOf(
  prior: { mean: number; deviation: number },
  logLikelihood: (value: number) => number,
): Posterior {
  const logs = grid.map((value) => {
    const distance = (value - prior.mean) / prior.deviation;
    return logLikelihood(value) - (distance * distance) / 2;
  });
  const largest = Math.max(...logs);
  const likely = logs.map((log) => Math.exp(log - largest));
  const sum = likely.reduce((total, one) => total + one, 0);
  return { values: grid, weights: likely.map((one) => one / sum) };
}

/** The mean and the standard deviation. */
export function momentsOf({ values, weights }: Posterior): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  const variance = values.reduce(
    (sum, value, index) => sum + (value - mean) ** 2 * (weights[index] ?? 0),
    0,
  );
  return { mean, deviation: Math.sqrt(variance) };
}

/** The value below which a share, in [0, 1), of the probability lies; a draw, when the share is uniformly random. */
export function quantileOf({ values, weights }: Posterior, share: number): number {
  let sum = 0;
  const index = weights.findIndex((weight) => {
    sum += weight;
    return share < sum;
  });
  return values[index] ?? values.at(-1) ?? 0;
}
