import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };

/** What the running test has written to console.error and console.warn and not yet asserted, a line each. */
let unexpected: string[] = [];

function toLine(values: readonly unknown[]): string {
  return values
    .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
    .join(' ');
}

// assigned rather than spied on, so that a test which restores its own mocks does not take the guard away
beforeEach(() => {
  unexpected = [];
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      unexpected.push(toLine(values));
    };
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, originals);
  expect(unexpected, 'written to console.error or console.warn, and no expectLogged()').toEqual([]);
});

/** Asserts that something which fits was logged as an error or a warning, and that this much was meant to be. */
export function expectLogged(what: string | RegExp): void {
  const fits = (line: string) => (typeof what === 'string' ? line.includes(what) : what.test(line));
  expect(unexpected.filter(fits), `logged: ${unexpected.join('\n')}`).not.toEqual([]);
  unexpected = unexpected.filter((line) => !fits(line));
}
