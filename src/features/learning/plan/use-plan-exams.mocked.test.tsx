import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { asLearner } from '../../../../tests/drivers/learner';
import { examResult, examStart } from '../../../../tests/factories/exam';
import { swedishDay } from '../../../domain/calendar-day';
import type { Plan } from '../../../domain/learning/plan';
import { usePlanExams } from './use-plan-exams';

const { asked } = vi.hoisted(() => ({ asked: vi.fn<(count: number) => unknown>() }));
vi.mock('../latest-exams', () => ({
  latestCount: 2,
  latestExamsOptions: (_uid: string, _examId: string, count: number) => ({
    queryKey: ['exams', count],
    queryFn: () => asked(count),
  }),
}));

const dayLength = 24 * 60 * 60 * 1000;
// one a day, back from today
const taken = Array.from({ length: 12 }, (_, daysAgo) =>
  examResult({ id: String(daysAgo), finishedAt: examStart - daysAgo * dayLength }),
);
asked.mockImplementation((count) => taken.slice(0, count));

function planFrom(daysAgo: number): Plan {
  const startedDay = swedishDay(examStart) - daysAgo;
  return { examId: 'B', startedDay, testDay: startedDay + 30, source: 'letter', points: [] };
}

test.each([
  ['no plan: the latest two', null, 2],
  ['a plan that is younger than the second: these', planFrom(0), 2],
  ['a plan of four days: those of ten', planFrom(4), 10],
  ['a plan older than all of them: all', planFrom(20), 12],
])('%s', async (_what, plan, count) => {
  const client = new QueryClient();
  const { result } = renderHook(() => usePlanExams('B', plan), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{asLearner(children)}</QueryClientProvider>
    ),
  });
  await waitFor(() => {
    expect(result.current.data).toHaveLength(count);
  });
});
