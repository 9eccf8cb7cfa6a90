import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { SelectField } from './select-field';

const options = [
  { value: 'B', label: 'B-kort' },
  { value: 'MC', label: 'MC-kort' },
];

test('a choice is named by its label and tells what is chosen', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <SelectField
      label="Behörighet"
      options={options}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Behörighet' }), 'MC-kort');
  expect(onChange).toHaveBeenCalledWith('MC');
});

test('a placeholder is the empty choice, and comes first', () => {
  render(<SelectField label="Behörighet" options={options} placeholder="Alla" />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Alla',
    'B-kort',
    'MC-kort',
  ]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
});

test('an error marks the choice and describes it', () => {
  render(<SelectField label="Behörighet" options={options} error="Välj en." />);
  const select = screen.getByRole('combobox', { description: 'Välj en.' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
});
