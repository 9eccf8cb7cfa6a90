import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { register } from '../../data/auth/repository';
import RegisterPage from './register-page';

vi.mock('../../data/auth/repository', () => ({ register: vi.fn(), signInWithGoogle: vi.fn() }));

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RegisterPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a name with characters that nobody sees is not sent, and it says so at the field', async () => {
  show();
  const typed = {
    Förnamn: 'Ada',
    Efternamn: '\u202EkE',
    'E-postadress': 'ada@example.se',
    Lösenord: 'hemligt',
    'Bekräfta lösenord': 'hemligt',
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.click(screen.getByRole('checkbox', { name: /Jag accepterar/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Skapa konto' }));
  await screen.findByText('Namnet får inte innehålla styrtecken.');
  expect(screen.getByLabelText('Efternamn').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Förnamn').getAttribute('aria-invalid')).toBe('false');
  expect(register).not.toHaveBeenCalled();
});

test('terms and privacy policy can be read without losing the form', async () => {
  show();
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
