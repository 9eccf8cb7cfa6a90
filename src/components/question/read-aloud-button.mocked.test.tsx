import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { notifyError } from '../../ui/notify';
import { ReadAloudButton } from './read-aloud-button';
import { readingSpeed } from './reading-speed';

const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn() }));
vi.mock('./reading', () => {
  loads.count++;
  throw new Error('dead');
});

const button = () => screen.getByRole('button', { name: 'Läs upp' });

test('nothing more is loaded before it is used, and what cannot be loaded is told', async () => {
  render(<ReadAloudButton />);
  await vi.dynamicImportSettled();
  expect(loads.count).toBe(0);
  await userEvent.click(button());
  await waitFor(() => {
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(
      'Fel',
      'Kunde inte ladda uppläsningen. Försök igen.',
    );
  });
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a device on which it was used is ready before it is pressed, and is told of no problem before', async () => {
  const before = loads.count;
  readingSpeed.write(1);
  render(<ReadAloudButton />);
  await vi.dynamicImportSettled();
  expect(loads.count).toBeGreaterThan(before);
  expect(notifyError).toHaveBeenCalledTimes(1);
});
