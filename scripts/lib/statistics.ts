/** The middle one of an odd number of values; NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** The least and the greatest of the values. */
export function range(values: readonly number[]): readonly [least: number, greatest: number] {
  return [Math.min(...values), Math.max(...values)];
}
