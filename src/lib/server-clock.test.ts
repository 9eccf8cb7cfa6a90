import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { measureServerTime, serverNow, toServerTime } from './server-clock';

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

/** The server's time as the device knows it, less the device's. */
const known = () => serverNow().getTime() - now;

test.each([
  ['an hour behind', 3_600_000],
  ['an hour ahead', -3_600_000],
  ['six seconds behind', 6_000],
  ['six seconds ahead', -6_000],
])("a device that is %s knows the server's time once it has asked", async (_what, offset) => {
  answerWith(ahead(offset));
  expect(await measureServerTime()).toEqual(new Date(now + offset));
  expect(known()).toBe(offset);
  expect(toServerTime(1_000)).toBe(1_000 + offset);
});

test.each([0, 1_000, 5_000, -5_000])('%i milliseconds are no wrong clock', async (offset) => {
  answerWith(ahead(offset));
  await measureServerTime();
  expect(known()).toBe(0);
});

test('the time is taken half-way between question and answer', async () => {
  answerWith(ahead(60_000), 4_000);
  await measureServerTime();
  expect(toServerTime(0)).toBe(58_000);
});

test('the answer is asked of the own host, without its body and never from a cache', async () => {
  answerWith(ahead(0));
  await measureServerTime();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/favicon.svg', {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test.each([
  ['an answer without a time', null],
  ['an answer that tells no time', 'yesterday, perhaps'],
  ['an empty one', ''],
  ['a dead network', new TypeError('Failed to fetch')],
])('after %s a clock is as wrong as it was', async (_what, answer) => {
  const fail = () => {
    if (answer instanceof Error) fetch.mockRejectedValue(answer);
    else answerWith(answer);
  };
  answerWith(ahead(3_600_000));
  await measureServerTime();
  fail();
  expect(await measureServerTime()).toEqual(new Date(now + 3_600_000));
  answerWith(ahead(0));
  await measureServerTime();
  fail();
  expect(await measureServerTime()).toEqual(new Date(now));
});

describe('on a later page', () => {
  /** What the program finds out when it is loaded anew on the same device. */
  async function reload() {
    vi.resetModules();
    return import('./server-clock');
  }

  test('a device whose clock is wrong knows it before it has asked', async () => {
    answerWith(ahead(3_600_000));
    await measureServerTime();
    const later = await reload();
    expect(later.serverNow()).toEqual(new Date(now + 3_600_000));
  });

  test('a device whose clock was put right, or always was, keeps nothing', async () => {
    answerWith(ahead(3_600_000));
    await measureServerTime();
    answerWith(ahead(0));
    await measureServerTime();
    expect(localStorage).toHaveLength(0);
    expect((await reload()).serverNow()).toEqual(new Date(now));
  });
});
