import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TextField } from './field';

const field = () => screen.getByRole('textbox', { name: 'E-post' });
const description = () => {
  const id = field().getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('a field is named by its label and takes what is typed', async () => {
  render(<TextField label="E-post" />);
  await userEvent.click(screen.getByText('E-post'));
  await userEvent.keyboard('ada@example.se');
  expect(screen.getByDisplayValue('ada@example.se')).toBe(field());
});

test('a field without hint or error is valid and points to nothing', () => {
  render(<TextField label="E-post" />);
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(description()).toBeNull();
});

test('a hint describes the field', () => {
  render(<TextField label="E-post" hint="Vi delar den inte." />);
  expect(description()).toBe('Vi delar den inte.');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test('an error marks the field, describes it, and stands where the hint stood', () => {
  const { rerender } = render(<TextField label="E-post" hint="Vi delar den inte." error="Fel." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(description()).toBe('Fel.');
  expect(screen.queryByText('Vi delar den inte.')).toBeNull();
  rerender(<TextField label="E-post" hint="Vi delar den inte." />);
  expect(description()).toBe('Vi delar den inte.');
});

test('two fields keep their labels and errors apart', () => {
  render(
    <>
      <TextField label="E-post" error="Fel." />
      <TextField label="Namn" error="Också fel." />
    </>,
  );
  expect(description()).toBe('Fel.');
  expect(screen.getByRole('textbox', { name: 'Namn', description: 'Också fel.' })).toBeDefined();
});
