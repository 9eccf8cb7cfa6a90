import { vi } from 'vitest';

/** Far longer than anything takes, so that a busy machine fails no test. */
const timeout = 30_000;

/** Calls the check until it throws no more, and returns what it returns. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout });
}

/** Asks until the answer is yes. */
export function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<unknown> {
  return vi.waitUntil(isTrue, { timeout });
}
