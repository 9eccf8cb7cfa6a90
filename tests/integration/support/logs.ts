import { expect, vi } from 'vitest';

/** Exactly these problems have been logged, in whatever order; they no longer fail the test. */
export function expectProblems(...problems: readonly string[]): void {
  const logged = vi.mocked(console.warn).mock.calls.map(([message]) => String(message));
  vi.mocked(console.warn).mockClear();
  expect(logged.sort()).toEqual(problems.map((problem) => `[teoriklar] ${problem}`).sort());
}
