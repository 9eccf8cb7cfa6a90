/**
 * Divides a whole number by weights, with the largest remainder (Hamilton's method): each share is its exact quota
 * rounded down, and what is left goes to the largest remainders, the earlier first where they are equal. The shares sum
 * to the total. Throws RangeError where no weight is positive.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) throw new RangeError('nothing to divide by');
  // whole numbers until the division, so that equal remainders are equal
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const remainders = weights.map((weight, index) => ({ index, rest: (total * weight) % sum }));
  const left = total - shares.reduce((all, share) => all + share, 0);
  const next = remainders.sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of next.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
