import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TextareaField } from './textarea-field';

test('a text of several lines is named by its label and takes what is typed', async () => {
  render(<TextareaField label="Förklaring" hint="Högst 2000 tecken" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Förklaring',
    description: 'Högst 2000 tecken',
  });
  await userEvent.type(field, 'Ett{Enter}två');
  expect(field.value).toBe('Ett\ntvå');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('an error stands where the hint stood', () => {
  render(<TextareaField label="Förklaring" hint="Högst 2000 tecken" error="Skriv något." />);
  const field = screen.getByRole('textbox', { description: 'Skriv något.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
