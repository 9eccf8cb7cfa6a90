import { queryOptions } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { addressSearch, showAt } from '../../../tests/drivers/page';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { UserList } from './user-list';

const user = (name: string): UserEntry => ({
  userId: name,
  fullName: name,
  email: `${name.toLowerCase()}@example.se`,
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 0,
  freeMinutesStartedAt: null,
  createdAt: null,
});

vi.mock('../../data/users/queries', () => ({
  usersPageOptions: () =>
    queryOptions({
      queryKey: ['users'],
      queryFn: () => ({ items: [user('Ada'), user('Bo')], next: null }),
    }),
  userSearchOptions: (typed: string) =>
    queryOptions({
      queryKey: ['users', typed],
      queryFn: () => ({ users: [user(typed)], isCut: false }),
    }),
}));

const columns = [{ heading: 'Namn', cell: userName }];
const show = (at: string) =>
  showAt(at, <UserList caption="Användare" columns={columns} />, { path: '/admin/users' });
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('what is searched for is in the address', async () => {
  show('/admin/users?efter=x');
  await screen.findByRole('cell', { name: 'Bo' });
  await userEvent.type(field(), 'Cissi{Enter}');
  expect(await screen.findByRole('cell', { name: 'Cissi' })).toBeDefined();
  expect(addressSearch()).toBe('?sok=Cissi');
  await userEvent.clear(field());
  expect(await screen.findByRole('cell', { name: 'Bo' })).toBeDefined();
  expect(addressSearch()).toBe('');
});

test('a search is there again after a reload', async () => {
  show('/admin/users?sok=Dag');
  expect(await screen.findByRole('cell', { name: 'Dag' })).toBeDefined();
  expect(field().value).toBe('Dag');
  await userEvent.click(screen.getByRole('button', { name: 'Visa alla' }));
  expect(await screen.findByRole('cell', { name: 'Bo' })).toBeDefined();
  expect(document.activeElement).toBe(field());
});
