import { queryOptions } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { newClient, showAt } from '../../../tests/drivers/page';
import { WaitingNotice } from './waiting-notice';

const waiting = vi.hoisted(() => vi.fn<() => Promise<{ count: number; since: number } | null>>());
vi.mock('../../data/outbox/waiting', () => ({
  waitingOptions: (uid: string) => queryOptions({ queryKey: ['waiting', uid], queryFn: waiting }),
}));

const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => ({ count: 2, since: Date.now() - hours * hour });

beforeEach(() => {
  waiting.mockReset();
});

test('who has had something waiting for more than a day is warned', async () => {
  waiting.mockResolvedValue(hoursAgo(25));
  showAt('/', <WaitingNotice uid="ada" />);
  expect((await screen.findByRole('status')).textContent).toContain('väntat mer än ett dygn');
  expect(screen.getByRole('link', { name: 'Visa' }).getAttribute('href')).toBe('/min-sida');
});

test.each([
  ['what waits since this morning', hoursAgo(23)],
  ['nothing', null],
])('%s is no reason to warn', async (_name, found) => {
  waiting.mockResolvedValue(found);
  const client = newClient();
  showAt('/', <WaitingNotice uid="ada" />, { client });
  await vi.waitFor(() => {
    expect(client.getQueryState(['waiting', 'ada'])?.status).toBe('success');
  });
  expect(screen.queryByRole('status')).toBeNull();
});
