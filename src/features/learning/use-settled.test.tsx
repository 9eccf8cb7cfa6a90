import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { newClient } from '../../../tests/drivers/page';
import { useSettled } from './use-settled';

const start = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page that knows what was read so many minutes ago, and reads it anew for so many milliseconds. */
function open(delay: number, minutes = 60) {
  const client = newClient();
  client.setQueryData(['learner', delay], 'older', { updatedAt: start - minutes * 60_000 });
  const options = {
    queryKey: ['learner', delay],
    queryFn: () => new Promise<string>((resolve) => setTimeout(resolve, delay, 'newer')),
    networkMode: 'always',
  } as const;
  const { result } = renderHook(
    () => {
      const query = useQuery(options);
      return { isSettled: useSettled(query), data: query.data };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return result;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('what an earlier visit knew is not begun with while something newer is on its way', async () => {
  const page = open(1000);
  await pass(900);
  expect(page.current).toEqual({ isSettled: false, data: 'older' });
  await pass(200);
  expect(page.current).toEqual({ isSettled: true, data: 'newer' });
});

test('without a network, or on one that does not answer, it has to do', async () => {
  const waiting = open(60_000);
  await pass(1100);
  expect(waiting.current).toEqual({ isSettled: true, data: 'older' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(open(60_000).current).toEqual({ isSettled: true, data: 'older' });
});

test('what this device knew a moment ago is begun with at once', () => {
  expect(open(60_000, 0.9).current).toEqual({ isSettled: true, data: 'older' });
});
