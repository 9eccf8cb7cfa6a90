import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { RegisterPage } from './register-page';

vi.mock('../../data/auth/repository', () => ({ register: vi.fn(), signInWithGoogle: vi.fn() }));

test('terms and privacy policy can be read without losing the form', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RegisterPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const terms = screen.getAllByRole('link', { name: /^användarvillkoren/ });
  const [privacy] = screen.getAllByRole('link', { name: /^integritetspolicy/ });
  expect(terms.map((link) => link.getAttribute('href'))).toEqual(['/villkor', '/villkor']);
  expect(privacy?.getAttribute('href')).toBe('/integritetspolicy');
  for (const link of [...terms, privacy]) expect(link?.getAttribute('target')).toBe('_blank');

  const box = screen.getByRole('checkbox', { name: /Jag accepterar användarvillkoren/ });
  const [inLabel] = terms;
  inLabel?.addEventListener('click', (event) => {
    // jsdom opens no tabs
    event.preventDefault();
  });
  if (inLabel !== undefined) await userEvent.click(inLabel);
  expect(box.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(box);
  expect(box.getAttribute('aria-checked')).toBe('true');
});
