import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { bankQuestion } from '../../../../tests/factories/exam';
import { practiceCategory, practiceQuestion } from '../../../../tests/factories/practice';
import { useSaved } from './use-saved';

vi.mock('../../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [practiceCategory('miljo'), practiceCategory('ljus')],
  }),
}));
vi.mock('../../../data/saved/queries', () => ({
  savedOptions: () => ({
    queryKey: ['saved'],
    queryFn: () =>
      Object.fromEntries(
        ['stays', 'moved', 'gone'].map((questionId, at) => [
          questionId,
          { questionId, categoryId: 'miljo', isSaved: true, at },
        ]),
      ),
  }),
}));
vi.mock('../../../data/exams/bank-of', () => ({
  bankOfOptions: () => ({
    queryKey: ['bank'],
    queryFn: () => ({
      questions: [
        bankQuestion('stays', { categoryId: 'miljo' }),
        bankQuestion('moved', { categoryId: 'ljus' }),
      ],
      byId: new Map(['stays', 'moved'].map((id) => [id, practiceQuestion(id)])),
      missing: [],
      held: new Set(['miljo', 'ljus']),
    }),
  }),
}));

test('what is saved is listed where it is now, without what is gone', async () => {
  const client = new QueryClient();
  const { result } = renderHook(() => useSaved(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{asLearner(children)}</QueryClientProvider>
    ),
  });
  await waitFor(() => {
    expect(result.current.items).toMatchObject([
      { questionId: 'moved', categoryId: 'ljus' },
      { questionId: 'stays', categoryId: 'miljo' },
    ]);
  });
});
