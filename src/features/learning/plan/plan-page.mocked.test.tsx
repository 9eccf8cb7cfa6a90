import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { practiceCategory } from '../../../../tests/factories/practice';
import { swedishDay } from '../../../domain/calendar-day';
import { emptyLearner } from '../../../domain/learning/learner';
import type { Plan } from '../../../domain/learning/plan';
import { notifyError, notifySuccess } from '../../../ui/notify';
import PlanPage from './plan-page';

const { change } = vi.hoisted(() => ({ change: vi.fn<(plan: Plan | null) => Promise<unknown>>() }));
vi.mock('../../../ui/notify');
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [practiceCategory('miljo')],
  }),
}));
vi.mock('../outcome/outcome-card', () => ({ default: () => null }));
vi.mock('../unready', () => ({ Unready: () => null }));
vi.mock('../../../data/learning/queries', () => ({
  learnerOptions: () => ({ queryKey: ['learner'], queryFn: () => emptyLearner }),
}));
vi.mock('../latest-exams', () => ({
  latestCount: 2,
  latestExamsOptions: () => ({ queryKey: ['exams'], queryFn: () => [] }),
}));
vi.mock('../../../data/plans/queries', () => ({
  planOptions: () => ({
    queryKey: ['plan'],
    queryFn: (): Plan => {
      const today = swedishDay(Date.now());
      return {
        examId: 'B',
        startedDay: today,
        testDay: today + 7,
        source: 'letter',
        points: [{ area: 'miljo', right: 1, scored: 6 }],
      };
    },
  }),
  changePlanOptions: () => ({ mutationFn: change }),
}));

async function remove() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{asLearner(<PlanPage />, { uid: 'u' })}</MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ta bort' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort planen' }));
}

test('a plan that could not be removed stays, and that is said', async () => {
  change.mockRejectedValueOnce(new Error('no network'));
  await remove();
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(
    'Planen kunde inte tas bort',
    'Kontrollera din anslutning och försök igen.',
  );
  expect(screen.getByRole('button', { name: 'Ta bort' })).toBeDefined();
  expect(notifySuccess).not.toHaveBeenCalled();
});

test('a plan that was removed is said to be', async () => {
  change.mockResolvedValueOnce(undefined);
  await remove();
  expect(change).toHaveBeenLastCalledWith(null, expect.anything());
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Planen är borttagen');
});
