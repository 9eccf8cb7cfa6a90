import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { CheckboxField } from './checkbox-field';

function Terms({ error }: { error?: string }) {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <CheckboxField
      label="Jag godkänner villkoren"
      isRequired
      error={error}
      isChecked={isChecked}
      onChange={setIsChecked}
    />
  );
}

const box = () => screen.getByRole('checkbox', { name: 'Jag godkänner villkoren' });
const isChecked = () => box().getAttribute('aria-checked');

test('a box is ticked and unticked by a press on it or its label, and by the space bar', async () => {
  render(<Terms />);
  expect(isChecked()).toBe('false');
  await userEvent.click(box());
  expect(isChecked()).toBe('true');
  await userEvent.click(screen.getByText('Jag godkänner villkoren'));
  expect(isChecked()).toBe('false');
  box().focus();
  await userEvent.keyboard(' ');
  expect(isChecked()).toBe('true');
});

test('a required box says so, and is valid until an error describes it', () => {
  const { rerender } = render(<Terms />);
  expect(box().getAttribute('aria-required')).toBe('true');
  expect(box().getAttribute('aria-invalid')).toBe('false');
  expect(box().hasAttribute('aria-describedby')).toBe(false);

  rerender(<Terms error="Du måste godkänna." />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(box().getAttribute('aria-describedby')).toBe(screen.getByText('Du måste godkänna.').id);
});
