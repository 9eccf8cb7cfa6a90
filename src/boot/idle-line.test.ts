import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '../data/query-client';
import { whenLineIsIdle } from './idle-line';

let isIdle = false;
let isSeen = true;

// one clock for all: what the page notes of it goes on
beforeAll(() => {
  vi.useFakeTimers();
});

afterAll(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  isIdle = false;
  isSeen = true;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isSeen ? 'visible' : 'hidden',
  );
});

afterEach(() => {
  queryClient.clear();
});

/** Waits in the background, and notes when the line is idle. */
function wait(): void {
  void whenLineIsIdle().then(() => {
    isIdle = true;
  });
}

/** Has the page ask for something; returns what brings the answer. */
function ask(what = 'something'): () => void {
  let end: () => void = () => undefined;
  const asking = queryClient.query({
    queryKey: [what],
    queryFn: () =>
      new Promise<null>((resolve) => {
        end = () => {
          resolve(null);
        };
      }),
  });
  // the next test begins without it
  asking.catch(() => undefined);
  return () => {
    end();
  };
}

test('the line is idle two seconds after the page has had its last answer', async () => {
  const answer = ask();
  wait();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isIdle).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isIdle).toBe(true);
});

test('a line that never is idle counts as idle after a minute', async () => {
  ask();
  wait();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isIdle).toBe(true);
});

test('while nobody looks at the page, its line does not count as idle', async () => {
  isSeen = false;
  wait();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(isIdle).toBe(false);
  isSeen = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isIdle).toBe(true);
});

test('a page for reading, which does not yet ask who is signed in, is idle', async () => {
  ask('auth');
  wait();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isIdle).toBe(true);
});
