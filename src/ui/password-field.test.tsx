import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { PasswordField } from './password-field';

const field = () => screen.getByLabelText<HTMLInputElement>('Lösenord');

test('a password is hidden until it is shown, and hidden again', async () => {
  render(<PasswordField label="Lösenord" />);
  await userEvent.type(field(), 'hemlig');
  expect(field().type).toBe('password');

  await userEvent.click(screen.getByRole('button', { name: 'Visa lösenord' }));
  expect(field().type).toBe('text');
  expect(field().value).toBe('hemlig');

  await userEvent.click(screen.getByRole('button', { name: 'Dölj lösenord' }));
  expect(field().type).toBe('password');
});

test('showing the password does not send the form, Enter in it does', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Lösenord" />
      <button type="submit">Logga in</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Visa lösenord' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), 'hemlig{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an error describes the password, not its button', () => {
  render(<PasswordField label="Lösenord" hint="Minst 6 tecken" error="För kort." />);
  const note = screen.getByText('För kort.');
  expect(field().getAttribute('aria-describedby')).toBe(note.id);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button').getAttribute('aria-controls')).toBe(field().id);
});
