import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { request } from './request';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a request gives what the service answers, and leaves no timer', async () => {
  await expect(request(() => Promise.resolve(7))).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

test('a request that fails throws a DataError, and leaves no timer', async () => {
  const failure = Object.assign(new Error('no'), { code: 'permission-denied' });
  await expect(request(() => Promise.reject(failure))).rejects.toMatchObject({
    name: 'DataError',
    code: 'permission-denied',
    cause: failure,
  });
  expect(vi.getTimerCount()).toBe(0);
});

test('a request that is never answered counts as lost after 15 seconds, not before', async () => {
  const outcome = vi.fn();
  const lost = request(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await lost;
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'network' }));
});
