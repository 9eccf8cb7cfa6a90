let hasNavigated = false;

/** Notes that the page on screen was reached by a link within the program, not by loading it. */
export function markNavigation(): void {
  hasNavigated = true;
}

/** Returns true iff the page on screen was reached within the program; the first page leaves focus where it is. */
export function isNavigation(): boolean {
  return hasNavigated;
}
