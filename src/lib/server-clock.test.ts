import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lastKnownServerTime, measureClockOffset, serverTime } from './server-clock';

const now = Date.parse('2026-11-20T12:00:00Z');
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', fetch.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets the server answer with this Date header after so many milliseconds. */
function answerWith(date: string | null, delay = 0): void {
  fetch.mockImplementation(() => {
    vi.advanceTimersByTime(delay);
    return Promise.resolve(new Response(null, { headers: date === null ? {} : { date } }));
  });
}

const ahead = (milliseconds: number) => new Date(now + milliseconds).toUTCString();

test.each([
  ['an hour behind', 3_600_000],
  ['an hour ahead', -3_600_000],
  ['six seconds behind', 6_000],
  ['six seconds ahead', -6_000],
])('a device that is %s is told so', async (_what, offset) => {
  answerWith(ahead(offset));
  expect(await measureClockOffset()).toBe(offset);
});

test.each([0, 1_000, 5_000, -5_000])('%i milliseconds are no wrong clock', async (offset) => {
  answerWith(ahead(offset));
  expect(await measureClockOffset()).toBe(0);
});

test('the time is taken half-way between question and answer', async () => {
  answerWith(ahead(60_000), 4_000);
  expect(await measureClockOffset()).toBe(58_000);
});

test('the answer is asked of the own host, without its body and never from a cache', async () => {
  answerWith(ahead(0));
  await measureClockOffset();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/favicon.svg', {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test.each([['none'], ['yesterday, perhaps'], ['']])(
  'a header that tells no time (%s) leaves it open',
  async (date) => {
    answerWith(date === 'none' ? null : date);
    expect(await measureClockOffset()).toBeNull();
  },
);

test('a dead network leaves it open', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await measureClockOffset()).toBeNull();
});

test("the server's time is the device's where nobody can tell it better", async () => {
  answerWith(ahead(3_600_000));
  expect(await serverTime()).toEqual(new Date(now + 3_600_000));
  answerWith(null);
  expect(await serverTime()).toEqual(new Date(now));
});

test('what was measured last counts until it is measured anew, also where that fails', async () => {
  answerWith(ahead(3_600_000));
  await measureClockOffset();
  expect(lastKnownServerTime().getTime()).toBe(now + 3_600_000);
  fetch.mockRejectedValue(new TypeError('no network'));
  await measureClockOffset();
  expect(lastKnownServerTime().getTime()).toBe(now + 3_600_000);
  answerWith(ahead(0));
  await measureClockOffset();
  expect(lastKnownServerTime().getTime()).toBe(now);
});
