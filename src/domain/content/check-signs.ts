/** How many codes of the regulation a driver sees, how many of them the library draws, and which it does not. */
export interface SignCoverage {
  readonly seen: number;
  readonly drawn: number;
  readonly missing: readonly string[];
}

/**
 * Compares what the library draws with Vägmärkesförordningen.
 * @param official the regulation's codes
 * @param leftOut codes that the library leaves out: a driver sees nothing that tells how to drive
 * @param drawn the library's codes
 */
export function coverSigns(
  official: readonly string[],
  leftOut: readonly string[],
  drawn: readonly string[],
): SignCoverage {
  const seen = official.filter((code) => !leftOut.includes(code));
  const missing = seen.filter((code) => !drawn.includes(code));
  return { seen: seen.length, drawn: seen.length - missing.length, missing };
}
