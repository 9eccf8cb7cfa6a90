/** What a link tells the page of a category: only what is left of it is wanted. A sitting that runs goes on either way. */
export const goingOn = { isGoingOn: true } as const;

/** Returns true iff the state of an address says so. */
export function isGoingOn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGoingOn' in state;
}
