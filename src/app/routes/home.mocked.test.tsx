import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';

import { newClient } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import type { AuthUser } from '../../data/auth/auth-user';
import { LearnerHome } from '../lazy-parts';
import HomeRoute from './home';

vi.mock('../../data/auth/queries', () => ({
  authOptions: () =>
    queryOptions<AuthUser | null>({ queryKey: ['auth'], queryFn: () => null, enabled: false }),
  recallUser: vi.fn(),
}));
vi.mock('../../features/landing/landing-page', () => ({
  default: ({ learnerStart }: { learnerStart: ReactNode }) => <div>{learnerStart}</div>,
}));
vi.mock('./learner-home', () => ({ default: () => <p>Dagens arbete</p> }));

test('what was rendered ahead is taken over as it stands, also when it is known by then who is here', async () => {
  const client = newClient();
  const page = (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HomeRoute />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
  });
  await LearnerHome.preload();
  client.setQueryData(['auth'], ada);
  const onRecoverableError = vi.fn();
  await act(() => Promise.resolve(hydrateRoot(place, page, { onRecoverableError })));
  expect(screen.getByText('Dagens arbete')).toBeDefined();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
