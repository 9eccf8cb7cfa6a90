import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { knowServerClock } from '../../tests/drivers/server-clock';
import { steadyClock } from './steady-clock';

const start = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([0, hour, -hour])('a device that is %i ms behind is put right', async (offset) => {
  await knowServerClock(offset);
  const now = steadyClock();
  expect(now()).toBe(start + offset);
  vi.advanceTimersByTime(1500);
  expect(now()).toBe(start + offset + 1500);
});

test('a device’s clock that is set back stops no time', async () => {
  await knowServerClock(hour);
  const now = steadyClock();
  vi.advanceTimersByTime(1000);
  vi.setSystemTime(start - 24 * hour);
  expect(now()).toBe(start + hour + 1000);
  vi.advanceTimersByTime(1000);
  expect(now()).toBe(start + hour + 2000);
});

test('time that the page has slept through has passed', async () => {
  await knowServerClock(0);
  const now = steadyClock();
  // a sleeping device's performance.now() may stand still
  vi.setSystemTime(start + hour);
  expect(now()).toBe(start + hour);
});
