import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

test('a failure is announced with what happened, and can be tried again', async () => {
  const onRetry = vi.fn();
  render(
    <ErrorState title="Kunde inte ladda frågor" onRetry={onRetry}>
      Kontrollera din anslutning.
    </ErrorState>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'Kunde inte ladda frågorKontrollera din anslutning.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while it is tried again the button is busy and cannot be pressed', async () => {
  const onRetry = vi.fn();
  render(
    <ErrorState title="Fel" onRetry={onRetry} isRetrying>
      Vänta.
    </ErrorState>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Försök igen' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(onRetry).not.toHaveBeenCalled();
});

test('an empty list says so and offers the next step', () => {
  render(
    <EmptyState title="Inga frågor" action={<a href="/ny">Lägg till fråga</a>}>
      Här visas frågorna.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Inga frågor' })).toBeDefined();
  expect(screen.getByText('Här visas frågorna.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lägg till fråga' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
