import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { practiceCategory } from '../../../../tests/factories/practice';
import type { PracticeCategory } from '../../../domain/practice/category';
import { emptyLearner } from '../../../domain/learning/learner';
import ReadinessPage from './readiness-page';

const missing = vi.hoisted(() => vi.fn<() => PracticeCategory[]>());
vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [practiceCategory('miljo'), practiceCategory('regler')],
  }),
}));
vi.mock('../outcome/told-outcomes', () => ({ default: () => null }));
vi.mock('../unready', () => ({ Unready: () => null }));
vi.mock('../../../data/learning/queries', () => ({
  learnerOptions: () => ({ queryKey: ['learner'], queryFn: () => emptyLearner }),
}));
vi.mock('../latest-exams', () => ({
  latestExamsOptions: () => ({ queryKey: ['exams'], queryFn: () => [] }),
}));
vi.mock('../../../data/exams/bank', () => ({
  bankOptions: () => ({
    queryKey: ['bank'],
    queryFn: () => ({ questions: [], byId: new Map(), missing: missing() }),
  }),
}));

test('with questions that this device lacks nothing is reckoned, until they are here', async () => {
  missing.mockReturnValueOnce([practiceCategory('miljo')]).mockReturnValue([]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{asLearner(<ReadinessPage />, { uid: 'u' })}</MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Alla frågor finns inte på den här enheten än')).toBeDefined();
  expect(screen.queryByText('För tidigt att säga')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('För tidigt att säga')).toBeDefined();
  expect(screen.queryByText('Alla frågor finns inte på den här enheten än')).toBeNull();
});
