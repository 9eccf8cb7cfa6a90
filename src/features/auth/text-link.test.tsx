import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { TextLink } from './text-link';

function Address() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

test('who goes from signing in to registering still comes back to where they were sent from', async () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state: { from: '/prov' } }]}>
      <TextLink to="/register">Registrera dig</TextLink>
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Registrera dig' }));
  expect(screen.getByText('/register {"from":"/prov"}')).toBeDefined();
});
