import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { notifyError, notifyNoChoice, notifySuccess } from './notify';
import Toaster from './toaster';

test('who has chosen nothing is told so until the next press', async () => {
  render(<Toaster />);
  notifyNoChoice(null);
  expect(await screen.findByText('Välj ett svar')).toBeDefined();
  expect(screen.getByText('Du måste välja ett svar innan du kan gå vidare.')).toBeDefined();
  await userEvent.keyboard('2');
  await waitFor(() => {
    expect(screen.queryByText('Välj ett svar')).toBeNull();
  });
});

test('what is told before there is a place for toasts is shown once there is one', async () => {
  notifyError('Välj ett svar', 'Du måste välja ett svar innan du kan gå vidare.');
  // long enough for the library to load, and to lose what it cannot place
  await import('sonner');
  await new Promise((resolve) => setTimeout(resolve, 50));
  render(<Toaster />);
  expect(await screen.findByText('Välj ett svar')).toBeDefined();
  expect(screen.getByText('Du måste välja ett svar innan du kan gå vidare.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stäng meddelandet' })).toBeDefined();

  notifySuccess('Framgång');
  expect(await screen.findByText('Framgång')).toBeDefined();
});
