import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { inOneTab } from './one-tab';

/** The browser's locks, as far as one name goes: each run waits for the one before, or until it is aborted. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
      const before = last;
      let isRunning = false;
      const own = before.then(() => {
        isRunning = true;
        return signal.aborted ? undefined : run();
      });
      last = own.catch(() => undefined);
      return Promise.race([
        own,
        aborted.catch((error: unknown) => (isRunning ? own : Promise.reject(error as Error))),
      ]);
    },
  };
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(new Event('pageshow'));
const never = () => new Promise<void>(() => undefined);

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

afterEach(() => {
  comeBack();
  vi.unstubAllGlobals();
});

test('what runs has the name to itself until it is done', async () => {
  const order: string[] = [];
  const run = (what: string) => async () => {
    order.push(`${what} begins`);
    await Promise.resolve();
    order.push(`${what} ends`);
  };
  await Promise.all([inOneTab('name', run('one')), inOneTab('name', run('other'))]);
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('a page that is left makes way for the next one, whether it runs or waits', async () => {
  const running = inOneTab('name', never);
  const waiting = vi.fn(never);
  const asked = inOneTab('name', waiting);
  await Promise.resolve();
  leave();
  await Promise.all([running, asked]);
  comeBack();
  const next = vi.fn(() => Promise.resolve());
  await inOneTab('name', next);
  expect(next).toHaveBeenCalledOnce();
  expect(waiting).not.toHaveBeenCalled();
});

test('a page that has been left begins nothing', async () => {
  leave();
  const run = vi.fn(() => Promise.resolve());
  await inOneTab('name', run);
  expect(run).not.toHaveBeenCalled();
});

test('a failure of what runs is passed on', async () => {
  const failing = () => Promise.reject(new Error('no network'));
  await expect(inOneTab('name', failing)).rejects.toThrow('no network');
});
