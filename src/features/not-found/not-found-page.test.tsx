import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { expectLogged } from '../../../tests/setup/fail-on-console';
import NotFoundPage from './not-found-page';

test('an unknown address is told to be unknown, leads on, and is logged', () => {
  render(
    <MemoryRouter initialEntries={['/finns/inte?x=1']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
  expect(screen.getByText('Oops! Page not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/ovning', '/demo', '/']);
  expectLogged(/no page at \/finns\/inte\s*$/);
});
