import 'fake-indexeddb/auto';

import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { address, addressState, showAt } from '../../../tests/drivers/page';
import type { AuthUser } from '../../data/auth/auth-user';
import { DataError } from '../../data/errors';
import type { AdminRole } from '../../domain/admin/role';
import { AdminPage } from './admin-page';
import { findTab, type AdminTabKey } from './tabs';

const maja: AuthUser = {
  uid: 'maja',
  email: 'maja@teoriklar.test',
  displayName: 'Maja Ek',
  isEmailVerified: true,
  hasPassword: true,
};

const data = vi.hoisted(() => ({
  user: vi.fn<() => Promise<AuthUser | null>>(),
  role: vi.fn<(uid: string) => Promise<AdminRole | null>>(),
  confirmIdentity: vi.fn<(password: string | null) => Promise<void>>(),
  paymentsWaiting: vi.fn<() => Promise<number>>(),
  repaymentsWaiting: vi.fn<() => Promise<number>>(),
  reportsWaiting: vi.fn<() => Promise<number>>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: data.user }),
}));
vi.mock('../../data/admins/queries', () => ({
  adminRoleOptions: (uid: string) =>
    queryOptions({ queryKey: ['adminRole', uid], queryFn: () => data.role(uid) }),
}));
vi.mock('../../data/auth/own-account', () => data);
vi.mock('../../data/admin-stats/waiting', () => {
  const waiting = (name: string, count: () => Promise<number>) => ({
    count: () => queryOptions({ queryKey: ['admin', name], queryFn: count }),
  });
  return {
    paymentsWaiting: waiting('payments', data.paymentsWaiting),
    repaymentsWaiting: waiting('repayments', data.repaymentsWaiting),
    reportsWaiting: waiting('reports', data.reportsWaiting),
  };
});
vi.mock('../../ui/notify', () => ({ notifyError: data.error }));
vi.mock('../overview/overview-tab', () => ({ default: () => <p>Hur det går</p> }));
vi.mock('../../data/find/repository', () => ({
  findAnything: () => ({ users: [], orders: [], questions: [] }),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => queryOptions({ queryKey: ['categories'], queryFn: () => [] }),
}));
vi.mock('../practice-categories/practice-categories-tab', () => ({
  default: () => <p>Alla kategorier</p>,
}));
vi.mock('../reports/reports-tab', () => ({ default: () => <p>Alla rapporter</p> }));
vi.mock('../discounts/discounts-tab', () => ({ default: () => <p>Alla rabatter</p> }));
vi.mock('../log/log-tab', () => ({ default: () => <p>Allt som har gjorts</p> }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  for (const call of Object.values(data)) call.mockReset();
  data.user.mockResolvedValue(maja);
  data.role.mockResolvedValue('owner');
  data.confirmIdentity.mockResolvedValue();
  data.paymentsWaiting.mockResolvedValue(0);
  data.repaymentsWaiting.mockResolvedValue(0);
  data.reportsWaiting.mockResolvedValue(0);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = (tab?: AdminTabKey) => showAt('/admin', <AdminPage tab={tab} />);
const password = () => screen.findByLabelText<HTMLInputElement>('Lösenord');
const panel = () => screen.findByRole('heading', { name: 'Administratörspanel' });
const navigation = () => screen.getByRole('navigation', { name: 'Avdelningar' });
const link = (name: string | RegExp) => within(navigation()).getByRole('link', { name });
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
  data.role.mockResolvedValue(null);
  show();
  expect(await screen.findByText('Du är inte administratör')).toBeDefined();
  expect(screen.queryByLabelText('Lösenord')).toBeNull();
});

test('a role that cannot be asked for is asked for again', async () => {
  data.role.mockRejectedValueOnce(new DataError('network', 'gone'));
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
  expect(await screen.findByText('Hur det går')).toBeDefined();
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

test("'Lås panelen' locks the panel, forgets the password and what was read", async () => {
  const { client } = show();
  await unlock();
  await panel();
  await userEvent.click(screen.getByRole('button', { name: 'Lås panelen' }));
  expect((await password()).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  expect(client.getQueryCache().findAll({ queryKey: ['admin'] })).toEqual([]);
});

test('there are the tabs of the specification and five more, and the address says which is open', async () => {
  show();
  await unlock();
  await panel();
  const groups = within(navigation()).getAllByRole('list');
  expect(
    groups.map((group) => [
      group.previousElementSibling?.textContent,
      ...within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]),
  ).toEqual([
    [undefined, 'Översikt'],
    [
      'Innehåll',
      'Övningskategorier',
      'Övningsfrågor',
      'Gamla frågor',
      'Teorikurser',
      'Kategorier',
      'Felrapporter',
      'Frågestatistik',
      'Provutfall',
    ],
    ['Kunder', 'Användare', 'Rabatter', 'Användarkonto', 'Ordrar'],
    ['Ekonomi', 'Betalning', 'Ekonomi'],
    ['System', 'Admin-inställningar', 'Driftfel', 'Logg'],
  ]);
  expect(link('Översikt').getAttribute('aria-current')).toBe('page');
  await userEvent.click(link('Betalning'));
  expect(address()).toBe('/admin/payment');
});

test('what waits is counted at its tab; where it cannot be counted, nothing is said', async () => {
  data.paymentsWaiting.mockResolvedValue(40);
  data.repaymentsWaiting.mockResolvedValue(60);
  data.reportsWaiting.mockRejectedValue(new DataError('network', 'gone'));
  show();
  await unlock();
  await panel();
  await waitFor(() => {
    expect(link(/Betalning/).textContent).toBe('Betalning99+ väntar');
  });
  expect(link(/Felrapporter/).textContent).toBe('Felrapporter');
  expect(link(/Betalning/).getAttribute('href')).toBe('/admin/payment?del=pending');
});

test('where only repayments wait, the way leads to them', async () => {
  data.repaymentsWaiting.mockResolvedValue(1);
  show();
  await unlock();
  await panel();
  await waitFor(() => {
    expect(link(/Betalning/).getAttribute('href')).toBe('/admin/payment?del=withdrawals');
  });
});

test('the lock stands with the tab that is shown first, and nowhere else', async () => {
  show('log');
  await unlock();
  expect(await screen.findByText('Allt som har gjorts')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Lås panelen' })).toBeNull();
});

test('Ctrl and K open the search, from which the panel can be locked', async () => {
  show('log');
  await unlock();
  await screen.findByText('Allt som har gjorts');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Hitta' });
  await userEvent.type(field, 'lås panelen{Enter}');
  expect((await password()).value).toBe('');
});

test('an address with an unknown tab means nothing', () => {
  expect(findTab('payment')).toBe('payment');
  expect(findTab('everything')).toBeNull();
});

test.each([
  ['editor', 'Alla kategorier', 0, 1],
  ['support', 'Alla rapporter', 0, 1],
  ['bookkeeper', 'Alla rabatter', 1, 0],
] as const)(
  '%s has the tabs of the role, and asks for no more',
  async (role, first, payments, reports) => {
    data.role.mockResolvedValue(role);
    show();
    await unlock();
    expect(await screen.findByText(first)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Lås panelen' })).toBeDefined();
    expect(data.paymentsWaiting).toHaveBeenCalledTimes(payments);
    expect(data.repaymentsWaiting).toHaveBeenCalledTimes(payments);
    expect(data.reportsWaiting).toHaveBeenCalledTimes(reports);
    expect(within(navigation()).queryByRole('link', { name: 'Logg' })).toBeNull();
  },
);

test('a tab that is not for the role says so, and is not loaded', async () => {
  data.role.mockResolvedValue('editor');
  show('log');
  await unlock();
  expect(await screen.findByText('Det här ingår inte i din roll')).toBeDefined();
  expect(screen.getByText(/Din roll är Redaktör\./)).toBeDefined();
  expect(screen.queryByText('Allt som har gjorts')).toBeNull();
});
