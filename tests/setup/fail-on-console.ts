import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/**
 * What is written to console.error or console.warn fails the test, unless the test has put its own spy there and says
 * what it expects.
 */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const written = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(written).toEqual([]);
});
