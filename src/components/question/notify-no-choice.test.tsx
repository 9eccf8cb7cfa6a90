import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import Toaster from '../../ui/toaster';
import { notifyNoChoice } from './notify-no-choice';

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
