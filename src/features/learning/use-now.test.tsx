import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { knowServerClock } from '../../../tests/drivers/server-clock';
import { useNow } from './use-now';

const hour = 60 * 60 * 1000;
const evening = Date.UTC(2026, 10, 20, 20);

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The learner comes back to the page so many hours after it was opened. */
function comeBack(hours: number) {
  vi.setSystemTime(evening + hours * hour);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a page is of the moment it was opened, until it is come back to on another day in Sweden', async () => {
  await knowServerClock(10_000);
  const { result } = renderHook(() => useNow());
  comeBack(2);
  expect(result.current).toBe(evening + 10_000);
  comeBack(4);
  expect(result.current).toBe(evening + 4 * hour + 10_000);
});
