import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ada } from '../../../../tests/factories/purchase';
import { createUser } from '../../../data/users/create-user';
import { AdminContext } from '../admin-context';
import { CreateUserDialog } from './create-user-dialog';

vi.mock('../../../data/users/create-user', () => ({ createUser: vi.fn() }));
vi.mock('../../../data/users/queries', () => ({ usersKey: ['users'] }));
vi.mock('../../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));

const onClose = vi.fn();

test('a name with characters that nobody sees is not sent, and it says so at the field', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminContext value={ada}>
        <CreateUserDialog onClose={onClose} />
      </AdminContext>
    </QueryClientProvider>,
  );
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
