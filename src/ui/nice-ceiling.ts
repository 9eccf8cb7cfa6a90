/** The least of 1, 2, 3, 4, 6, 8 and their tens, hundreds … that is not below a value: where an axis can end. */
export function niceCeiling(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 3, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}
