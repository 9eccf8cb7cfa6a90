import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

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

test('its options are brought to where the message covers none of them, for as long as it is there', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <>
      <Toaster />
      <h2>Vad gäller?</h2>
      <div role="radiogroup" />
    </>,
  );
  notifyNoChoice(screen.getByRole('heading'));
  await screen.findByText('Välj ett svar');
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('radiogroup')]);
  expect(document.documentElement.hasAttribute('data-unchosen')).toBe(true);
  await userEvent.keyboard('2');
  expect(document.documentElement.hasAttribute('data-unchosen')).toBe(false);
});
