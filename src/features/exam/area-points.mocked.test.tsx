import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { examResult, markedQuestion } from '../../../tests/factories/exam';
import { practiceCategory } from '../../../tests/factories/practice';
import { AreaPoints } from './area-points';

vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: () => [
        practiceCategory('miljo', { name: 'Miljö' }),
        practiceCategory('utslapp', { name: 'Utsläpp' }),
      ],
    }),
}));

test.each([
  ['miljo', 'Här hade du lägst andel rätt: Miljö.'],
  ['utslapp', 'Här hade du lägst andel rätt: Miljö, särskilt Utsläpp.'],
])(
  'where the weakest category is %s its area is named, and it unless it is called the same',
  async (categoryId, text) => {
    const questions = [markedQuestion('q1', { area: 'miljo', categoryId, isRight: false })];
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AreaPoints result={examResult({ questions })} canPractise />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect((await screen.findByText(/lägst andel rätt/)).textContent).toBe(text);
  },
);
