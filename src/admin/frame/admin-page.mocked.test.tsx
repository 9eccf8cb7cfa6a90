import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { address, addressState, showAt } from '../../../tests/drivers/page';
import type { AuthUser } from '../../data/auth/auth-user';
import { DataError } from '../../data/errors';
import { AdminPage } from './admin-page';
import { findTab } from './tabs';

const maja: AuthUser = {
  uid: 'maja',
  email: 'maja@teoriklar.test',
  displayName: 'Maja Ek',
  isEmailVerified: true,
  hasPassword: true,
};

const data = vi.hoisted(() => ({
  user: vi.fn<() => Promise<AuthUser | null>>(),
  isAdmin: vi.fn<(uid: string) => Promise<boolean>>(),
  confirmIdentity: vi.fn<(password: string | null) => Promise<void>>(),
  statistic: vi.fn<(name: string) => Promise<number>>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: data.user }),
}));
vi.mock('../../data/admins/queries', () => ({
  adminRoleOptions: (uid: string) =>
    queryOptions({ queryKey: ['adminRole', uid], queryFn: () => data.isAdmin(uid) }),
}));
vi.mock('../../data/auth/own-account', () => data);
vi.mock('../../data/admin-stats/queries', () => ({
  statisticOptions: (name: string) =>
    queryOptions({ queryKey: ['admin', name], queryFn: () => data.statistic(name) }),
}));
vi.mock('../../ui/notify', () => ({ notifyError: data.error }));
vi.mock('../questions/questions-tab', () => ({ default: () => <p>Alla gamla frågor</p> }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.user.mockResolvedValue(maja);
  data.isAdmin.mockResolvedValue(true);
  data.confirmIdentity.mockResolvedValue();
  data.statistic.mockResolvedValue(1234);
});
afterEach(() => {
  sessionStorage.clear();
});

const show = () => showAt('/admin', <AdminPage tab="questions" />);
const password = () => screen.findByLabelText<HTMLInputElement>('Lösenord');
const panel = () => screen.findByRole('heading', { name: 'Administratörspanel' });
const unlock = async (typed = 'hemligt') => {
  await userEvent.type(await password(), `${typed}{Enter}`);
};

test('who is signed out is sent to sign in, and back after it', async () => {
  data.user.mockResolvedValue(null);
  show();
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(addressState()).toEqual({ from: '/admin' });
});

test('who is no administrator is told so', async () => {
  data.isAdmin.mockResolvedValue(false);
  show();
  expect(await screen.findByText('Du är inte administratör')).toBeDefined();
  expect(screen.queryByLabelText('Lösenord')).toBeNull();
});

test('a role that cannot be asked for is asked for again', async () => {
  data.isAdmin.mockRejectedValueOnce(new DataError('network', 'gone'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await password()).toBeDefined();
});

test('the own password and Enter open the panel, which has the focus then', async () => {
  show();
  await unlock();
  expect(data.confirmIdentity).toHaveBeenCalledWith('hemligt');
  await waitFor(async () => {
    expect(document.activeElement).toBe(await panel());
  });
  expect(await screen.findByText('Alla gamla frågor')).toBeDefined();
});

test('a wrong password says so, in the page and in a message', async () => {
  data.confirmIdentity.mockRejectedValue(new DataError('invalid-credential', 'INVALID'));
  show();
  await unlock('fel');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Det angivna lösenordet är felaktigt.',
  );
  expect(data.error).toHaveBeenCalledWith('Fel lösenord', 'Det angivna lösenordet är felaktigt.');
  expect(screen.queryByText('Administratörspanel')).toBeNull();
});

test('an administrator without a password proves to be himself at Google', async () => {
  data.user.mockResolvedValue({ ...maja, hasPassword: false });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Logga in' }));
  expect(await panel()).toBeDefined();
  expect(data.confirmIdentity).toHaveBeenCalledWith(null);
});

test('the panel stays open for its administrator when the page is loaded anew, not for another', async () => {
  const { unmount } = show();
  await unlock();
  await panel();
  unmount();
  const again = show();
  expect(await panel()).toBeDefined();
  again.unmount();
  data.user.mockResolvedValue({ ...maja, uid: 'nils' });
  show();
  expect(await password()).toBeDefined();
});

test("'Logga ut' locks the panel, forgets the password and what was read", async () => {
  const { client } = show();
  await unlock();
  await panel();
  await userEvent.click(screen.getByRole('button', { name: 'Logga ut' }));
  expect((await password()).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  expect(client.getQueryCache().findAll({ queryKey: ['admin'] })).toEqual([]);
});

test('a figure that cannot be had says so in its own card and is asked for again there', async () => {
  data.statistic.mockImplementation((name) =>
    name === 'users' ? Promise.reject(new DataError('network', 'gone')) : Promise.resolve(1234),
  );
  show();
  await unlock();
  expect(await screen.findAllByText(/^1\s234$/)).toHaveLength(3);
  expect((await screen.findByRole('alert')).textContent).toBe('Kunde inte hämtas.');
  data.statistic.mockResolvedValue(7);
  await userEvent.click(screen.getByRole('button', { name: /Försök igen\s*: Totala användare/ }));
  expect(await screen.findByText('7')).toBeDefined();
});

test('there are the tabs of the specification and two more, and the address says which is open', async () => {
  show();
  await unlock();
  await panel();
  const list = within(screen.getByRole('tablist', { name: 'Avdelningar' }));
  expect(list.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Övningskategorier',
    'Övningsfrågor',
    'Gamla frågor',
    'Teorikurser',
    'Användare',
    'Kategorier',
    'Rabatter',
    'Användarkonto',
    'Admin-inställningar',
    'Betalning',
    'Felrapporter',
    'Logg',
  ]);
  await userEvent.click(list.getByRole('tab', { name: 'Betalning' }));
  expect(address()).toBe('/admin/payment');
});

test('an address without a tab means the older questions, one with an unknown tab nothing', () => {
  expect(findTab(undefined)).toBe('questions');
  expect(findTab('payment')).toBe('payment');
  expect(findTab('everything')).toBeNull();
});
