import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ada } from '../../../tests/factories/purchase';
import { createUser } from '../../data/users/create-user';
import { AdminContext } from '../shared/admin-context';
import { CreateUserDialog } from './create-user-dialog';

vi.mock('../../data/users/create-user', () => ({ createUser: vi.fn() }));
vi.mock('../../data/users/repository', () => ({
  giveFreeMinutes: vi.fn(),
  listUsers: vi.fn(),
  searchUsers: vi.fn(),
  setUserActive: vi.fn(),
}));
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
});

const show = (admin = ada) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminContext value={{ ...admin, role: 'owner' }}>
        <CreateUserDialog onClose={onClose} />
      </AdminContext>
    </QueryClientProvider>,
  );
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a half-written user is offered again to who wrote it, without the password', async () => {
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText('Namn'), 'Anna Ek');
  await userEvent.type(screen.getByLabelText('Lösenord'), 'hemligt');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain('hemligt');

  const other = show({ ...ada, uid: 'bo' });
  expect(value('Namn')).toBe('');
  other.unmount();

  show();
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt skriva' }));
  expect(value('Namn')).toBe('Anna Ek');
  expect(value('Lösenord')).toBe('');
});

test('a name with characters that nobody sees is not sent, and it says so at the field', async () => {
  show();
  const fill = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Skapa användare' }));
  fill('Namn', 'Anna \u202EkE');
  fill('E-post', 'anna@example.se');
  fill('Lösenord', 'hemligt');
  await save();
  await screen.findByText('Namnet får inte innehålla styrtecken.');
  expect(screen.getByLabelText('Namn').getAttribute('aria-invalid')).toBe('true');
  expect(createUser).not.toHaveBeenCalled();

  fill('Namn', 'Anna Ek');
  await save();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(vi.mocked(createUser).mock.lastCall?.[0]).toMatchObject({ name: 'Anna Ek' });
});
