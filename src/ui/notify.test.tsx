import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';

import { newClient } from '../../tests/drivers/page';
import { notifyError, notifySuccess } from './notify';
import Toaster from './toaster';
import { useWrite } from './use-write';

/** Waits until a message is gone, less long than it would stay of itself. */
const gone = (message: string) =>
  waitFor(
    () => {
      expect(screen.queryByText(message)).toBeNull();
    },
    { timeout: 4000 },
  );

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

/** A button whose press fails the first time. */
function Save() {
  const tries = useRef(0);
  const save = useWrite({
    mutationFn: () => {
      tries.current += 1;
      return tries.current === 1 ? Promise.reject(new Error('lost')) : Promise.resolve();
    },
    onError: () => {
      notifyError('Kunde inte spara');
    },
  });
  return (
    <button
      onClick={() => {
        save.mutate();
      }}
    >
      Spara
    </button>
  );
}

test('what is told of a failure goes when the same is tried again', async () => {
  render(
    <QueryClientProvider client={newClient()}>
      <Save />
      <Toaster />
    </QueryClientProvider>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await press();
  expect(await screen.findByText('Kunde inte spara')).toBeDefined();
  await press();
  await gone('Kunde inte spara');
});

test('of two failures the second takes the place of the first', async () => {
  render(<Toaster />);
  notifyError('Den första');
  expect(await screen.findByText('Den första')).toBeDefined();
  notifyError('Den andra');
  expect(await screen.findByText('Den andra')).toBeDefined();
  await gone('Den första');
});
