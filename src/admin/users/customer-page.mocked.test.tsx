import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { order } from '../../../tests/factories/purchase';
import { sendPasswordReset } from '../../data/auth/repository';
import { DataError } from '../../data/errors';
import type { License } from '../../domain/account/license';
import type { LogEntry } from '../../domain/admin/log-entry';
import type { AdminRole } from '../../domain/admin/role';
import type { UserEntry } from '../../domain/admin/user-entry';
import { swedishDate } from '../../domain/calendar-day';
import { notifyError, notifySuccess } from '../../ui/notify';
import UsersTab from './users-tab';

const bo: UserEntry = {
  userId: 'bo',
  fullName: 'Bo Alm',
  email: 'bo@example.se',
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 10,
  freeMinutesStartedAt: null,
  createdAt: new Date(2026, 10, 20, 9),
};

const read = vi.hoisted(() => ({
  user: vi.fn(),
  licenses: vi.fn<() => License[]>(),
  changeEnd: vi.fn<(license: License, end: Date) => Promise<void>>(),
  about: vi.fn(),
  entries: vi.fn<() => LogEntry[]>(),
  nextOrder: vi.fn<() => string | null>(),
  rename: vi.fn(),
  ownersAlone: vi.fn<() => boolean>(),
  notes: vi.fn(),
  addNote: vi.fn(),
  deleteNote: vi.fn(),
}));
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/auth/repository', () => ({ sendPasswordReset: vi.fn() }));
vi.mock('../../data/users/create-user', () => ({}));
vi.mock('../../data/users/repository', () => ({
  getUser: read.user,
  renameUser: read.rename,
}));
vi.mock('../../data/licenses/manage-licenses', () => ({
  listLicenses: read.licenses,
  changeLicenseEnd: read.changeEnd,
}));
vi.mock('../../data/admins/queries', () => ({
  isOwnersAloneOptions: (uid: string) =>
    queryOptions({ queryKey: ['ownersAlone', uid], queryFn: () => read.ownersAlone() }),
}));
vi.mock('../../data/customer-notes/repository', () => ({
  listNotes: read.notes,
  addNote: read.addNote,
  deleteNote: read.deleteNote,
}));
vi.mock('../../data/finished-exams/repository', () => ({
  countExamsOf: () => Promise.resolve({ taken: 3, passed: 2 }),
}));
vi.mock('../../data/orders/admin-queries', () => ({
  latestOrdersOptions: () =>
    queryOptions({
      queryKey: ['orders'],
      queryFn: () => ({ items: [order({ userId: 'bo' })], next: read.nextOrder() }),
    }),
}));
vi.mock('../../data/question-reports/own-queries', () => ({
  ownReportsOptions: () =>
    queryOptions({
      queryKey: ['reports'],
      queryFn: () => [
        {
          id: '1',
          questionId: 'fraga',
          reason: 'spelling',
          text: 'Stavfel i svar B.',
          status: 'in_progress',
          createdAt: new Date(2026, 10, 20, 10),
        },
      ],
    }),
}));
vi.mock('../../data/admin-log/queries', () => ({
  emailsOptions: (uids: readonly string[]) =>
    queryOptions({
      queryKey: ['emails', uids],
      queryFn: () => new Map(uids.map((uid) => [uid, `${uid}@example.se`])),
    }),
  entriesAboutOptions: (targets: readonly string[]) =>
    queryOptions({
      queryKey: ['entries', targets],
      queryFn: () => {
        read.about(targets);
        return { items: read.entries(), next: null };
      },
    }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  read.user.mockResolvedValue(bo);
  read.licenses.mockReturnValue([]);
  read.nextOrder.mockReturnValue('x');
  read.entries.mockReturnValue([
    {
      id: '1',
      actor: 'maja',
      action: 'grantMinutes',
      target: 'profiles/bo',
      at: new Date(2026, 10, 20, 14),
      details: 'Gratis minuter: 0 → 10',
    },
  ]);
  read.changeEnd.mockResolvedValue();
  read.ownersAlone.mockReturnValue(false);
  read.notes.mockResolvedValue({ items: [], next: null });
});

const show = (role: AdminRole = 'owner') =>
  showInPanel('/admin/users?kund=bo', <UsersTab />, { path: '/admin/users', role });

test('a customer’s page has who it is, what was bought, reported, and done about it', async () => {
  show();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Bo Alm' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('10 minuter kvar')).toBeDefined();
  expect(await screen.findByText('3 gjorda, 2 godkända')).toBeDefined();
  expect((await screen.findByRole('link', { name: 'TKABCDEFGH' })).getAttribute('href')).toBe(
    '/admin/orders?order=TKABCDEFGH',
  );
  expect(screen.getByRole('link', { name: 'Visa alla köp' }).getAttribute('href')).toBe(
    '/admin/orders?kund=bo',
  );
  expect(screen.getByText('Stavfel i svar B.')).toBeDefined();
  const log = within(await screen.findByRole('list', { name: 'Logg' }));
  expect(log.getByText('Gav gratis minuter')).toBeDefined();
  expect(await log.findByText('maja@example.se')).toBeDefined();
  expect(read.about).toHaveBeenCalledExactlyOnceWith([
    'profiles/bo',
    'admins/bo',
    'licenses/bo_full',
    'licenses/bo_tests',
    'orders/TKABCDEFGH',
  ]);
  expect(screen.getByRole('link', { name: 'Alla användare' })).toBeDefined();
});

test('the log tells what was done with the latest orders, and where the rest is', async () => {
  read.entries.mockReturnValue([
    {
      id: '2',
      actor: 'maja',
      action: 'confirmPayment',
      target: 'orders/TKABCDEFGH',
      at: new Date(2026, 10, 20, 15),
    },
  ]);
  show();
  const log = within(await screen.findByRole('list', { name: 'Logg' }));
  expect(log.getByText('Bekräftade betalning: TKABCDEFGH')).toBeDefined();
  expect(screen.getByText(/^Vad som har gjorts med äldre köp står/)).toBeDefined();
});

test.each([
  ['owner', null, 'Ingen administratör har ändrat något.'],
  ['owner', 'x', 'Ingen administratör har ändrat konto eller licenser.'],
  ['support', null, 'Ingen administratör har ändrat konto eller licenser.'],
] as const)('an empty log says no more than is known: %s, %s', async (role, next, text) => {
  read.entries.mockReturnValue([]);
  read.nextOrder.mockReturnValue(next);
  show(role);
  expect(await screen.findByText(text)).toBeDefined();
});

test('a link for a new password is sent to the customer’s address', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Skicka lösenordslänk' }));
  expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('bo@example.se');
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(
    'Framgång',
    'En länk för att välja nytt lösenord har skickats till bo@example.se.',
  );
});

test('a link that could not be sent says so', async () => {
  vi.mocked(sendPasswordReset).mockRejectedValue(new DataError('network', 'dead'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Skicka lösenordslänk' }));
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(
    'Fel',
    expect.stringMatching(/^Kunde inte skicka länken\. /),
  );
});

test('a customer is given another name, which cannot be none', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Byt namn' }));
  const field = screen.getByLabelText('Namn');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Skriv ett namn.')).toBeDefined();
  await userEvent.type(field, 'Bo Ek{Enter}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(read.rename).toHaveBeenCalledExactlyOnceWith('bo', 'Bo Ek', expect.anything());
});

test('a note is written, stays where it cannot be saved, and is deleted after asking', async () => {
  read.notes.mockResolvedValue({
    items: [{ id: 'n1', text: 'Ringde.', author: 'maja', createdAt: new Date(2026, 10, 20, 14) }],
    next: null,
  });
  read.addNote.mockRejectedValueOnce(new DataError('network', 'dead')).mockResolvedValue(undefined);
  show('support');
  const notes = within(await screen.findByRole('list', { name: 'Anteckningar' }));
  expect(await notes.findByText(/maja@example\.se$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Spara anteckning' }));
  expect(await screen.findByText('Skriv något först.')).toBeDefined();
  expect(read.addNote).not.toHaveBeenCalled();
  const field = screen.getByLabelText('Ny anteckning');
  await userEvent.type(field, 'Vill ha kvitto.');
  await userEvent.click(screen.getByRole('button', { name: 'Spara anteckning' }));
  expect(await screen.findByText('Kunde inte spara anteckningen.')).toBeDefined();
  expect(field).toHaveProperty('value', 'Vill ha kvitto.');
  await userEvent.click(screen.getByRole('button', { name: 'Spara anteckning' }));
  await waitFor(() => {
    expect(field).toHaveProperty('value', '');
  });
  const [[, , first] = [], [, text, second] = []] = read.addNote.mock.calls as unknown[][];
  expect([text, second]).toEqual(['Vill ha kvitto.', first]);
  await userEvent.click(notes.getByRole('button', { name: /^Ta bort/ }));
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Ta bort' }),
  );
  await waitFor(() => {
    expect(read.deleteNote).toHaveBeenCalledExactlyOnceWith('n1');
  });
});

test('support is not offered what only owners do with an administrator’s account', async () => {
  read.ownersAlone.mockReturnValue(true);
  show('support');
  expect(await screen.findByText(/^Administratörens konto/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Byt namn' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Spärra/ })).toBeNull();
});

test('a customer who is not there says where the purchases are', async () => {
  read.user.mockResolvedValue(null);
  show();
  expect(await screen.findByRole('heading', { name: 'Kunden finns inte' })).toBeDefined();
});

test('a month or four are added to what is left of a licence at a press', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const expiresAt = inDays(40);
  read.licenses.mockReturnValue([{ userId: 'bo', productId: 'full', isActive: true, expiresAt }]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Ändra slutdatum/ }));
  const day = screen.getByLabelText('Sista dag');
  for (const [name, days] of [
    [/^\+1\smånad$/, 71],
    [/^\+4\smånader$/, 164],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(day).toHaveProperty('value', swedishDate(inDays(days)));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => {
    expect(read.changeEnd).toHaveBeenCalledOnce();
  });
});

test('a licence is given another last day, and nothing is sent where the day stays or cannot be', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const license: License = {
    userId: 'bo',
    productId: 'full',
    isActive: true,
    expiresAt: inDays(40),
  };
  read.licenses.mockReturnValue([license]);
  show();
  const open = () => screen.findByRole('button', { name: /^Ändra slutdatum/ });
  await userEvent.click(await open());
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(read.changeEnd).not.toHaveBeenCalled();

  await userEvent.click(await open());
  const day = screen.getByLabelText('Sista dag');
  await userEvent.clear(day);
  await userEvent.type(day, swedishDate(inDays(-2)));
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Datumet har redan passerat.')).toBeDefined();
  await userEvent.clear(day);
  await userEvent.type(day, swedishDate(inDays(3)));
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => {
    expect(notifySuccess).toHaveBeenCalledWith('Framgång', 'Slutdatumet har ändrats för Bo Alm.');
  });
  const [sent, end] = read.changeEnd.mock.calls[0] ?? [];
  expect(sent).toEqual(license);
  expect(end && swedishDate(end)).toBe(swedishDate(inDays(3)));
});
