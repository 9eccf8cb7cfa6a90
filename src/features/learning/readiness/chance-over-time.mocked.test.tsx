import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { newClient } from '../../../../tests/drivers/page';
import { blueprints } from '../../../domain/exam/blueprint';
import { emptyLearner, type Learner } from '../../../domain/learning/learner';
import { ChanceOverTime } from './chance-over-time';

const chance = vi.hoisted(() => vi.fn<(learner: unknown) => number>());
const days = vi.hoisted(() => vi.fn<(now: number) => number[]>());
const estimate = (of: number) => ({ kind: 'estimate', chance: of, low: of, high: of }) as const;
vi.mock('../../../domain/readiness/readiness-history', () => ({
  historyDays: (_learner: unknown, now: number) => days(now),
  readinessOn: (_day: number, { learner }: { learner: unknown }) => estimate(chance(learner)),
}));

const page = (client: QueryClient, learner: Learner, learnerReadAt: number) => (
  <QueryClientProvider client={client}>
    {asLearner(
      <ChanceOverTime
        given={{
          learner,
          bank: [],
          exams: [],
          blueprint: blueprints.B,
          now: Date.UTC(2026, 10, 20, 12),
          seed: 1,
        }}
        learnerReadAt={learnerReadAt}
        standing={{ ...estimate(0.7), areas: [], passShare: 0.8, raises: [] }}
      />,
    )}
  </QueryClientProvider>
);

beforeEach(() => {
  days.mockImplementation((now) => [Math.floor(now / 86_400_000) - 1]);
});

test('the first day has no curve, nor room for one', () => {
  days.mockReturnValue([]);
  expect(render(page(newClient(), emptyLearner, 1)).container.textContent).toBe('');
});

test('the days before are reckoned anew where the learner that is stored is another than the device had', async () => {
  const kept = { ...emptyLearner };
  const fresh = { ...emptyLearner };
  chance.mockImplementation((learner) => (learner === fresh ? 0.6 : 0.2));
  const client = newClient();
  const { rerender } = render(page(client, kept, 1));
  await screen.findByRole('img', { name: /: 20 %, 70 %/ });
  rerender(page(client, fresh, 2));
  // what is known stays until the other is there
  screen.getByRole('img', { name: /: 20 %, 70 %/ });
  await screen.findByRole('img', { name: /: 60 %, 70 %/ });
  expect(screen.queryByText('idag')).not.toBeNull();
});
