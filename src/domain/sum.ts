/** The sum of some numbers; 0 of none. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The mean of some numbers; NaN of none. */
export function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
