import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { knowServerClock } from '../../../tests/drivers/server-clock';
import { order } from '../../../tests/factories/purchase';
import type { AccessSources } from '../../data/access/queries';
import type { DeletionObstacle } from '../../data/account/delete-account';
import type { AuthUser } from '../../data/auth/auth-user';
import { DataError } from '../../data/errors';
import type { Profile } from '../../domain/account/profile';
import type { Order } from '../../domain/purchase/order';
import type { QuestionReport } from '../../domain/report/question-report';
import { AccountPage } from './account-page';
import { AccountTabs } from './account-tabs';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const user: AuthUser = {
  uid: 'ada',
  email: 'ada@teoriklar.test',
  displayName: 'Ada Ek',
  isEmailVerified: true,
  hasPassword: true,
};
const profile: Profile = {
  userId: 'ada',
  fullName: 'Ada Ek',
  email: user.email,
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 0,
  freeMinutesStartedAt: null,
};
const paid = order({ status: 'paid', createdAt: new Date(2026, 4, 1), paidAt: inDays(-1) });
const sources: AccessSources = { profile, licenses: [], isAdmin: false };
const license = (productId: 'full' | 'tests', days: number) => ({
  userId: 'ada',
  productId,
  isActive: true,
  expiresAt: inDays(days),
});

const data = vi.hoisted(() => ({
  user: vi.fn<() => Promise<AuthUser | null>>(),
  sources: vi.fn<() => Promise<AccessSources>>(),
  listOrders: vi.fn<() => Promise<Order[]>>(),
  listReportsBy: vi.fn<(uid: string) => Promise<QuestionReport[]>>(),
  findDeletionObstacle: vi.fn<() => Promise<DeletionObstacle | null>>(),
  updateDisplayName: vi.fn<(name: string) => Promise<AuthUser>>(),
  changePassword: vi.fn<(password: string) => Promise<void>>(),
  confirmIdentity: vi.fn<(password: string | null) => Promise<void>>(),
  setMarketingConsent: vi.fn<(uid: string, isWanted: boolean) => Promise<void>>(),
  sharesFirstAnswers: vi.fn<() => Promise<boolean>>(),
  setSharesFirstAnswers: vi.fn<(uid: string, isShared: boolean) => Promise<void>>(),
  withdrawOrder: vi.fn<(id: string) => Promise<void>>(),
  deleteAccount: vi.fn<(uid: string) => Promise<void>>(),
  exportAccount: vi.fn<(uid: string) => Promise<unknown>>(),
  download: vi.fn<(name: string, type: string, text: string) => void>(),
  success: vi.fn<(title: string) => void>(),
  error: vi.fn<(title: string) => void>(),
}));
// IndexedDB, which jsdom lacks
vi.mock('../../data/outbox/waiting', () => ({
  waitingOptions: () => queryOptions({ queryKey: ['waiting'], queryFn: () => null }),
}));
vi.mock('../../data/question-reports/reports-by', () => data);
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: data.user }),
}));
vi.mock('../../data/access/queries', () => ({
  accessOptions: (uid: string) =>
    queryOptions({ queryKey: ['access', uid], queryFn: data.sources }),
}));
vi.mock('../../data/orders/open-orders', () => ({ getOpenOrder: vi.fn() }));
vi.mock('../../data/auth/own-account', () => data);
vi.mock('../../data/auth/repository', () => ({ reloadUser: vi.fn(), sendVerification: vi.fn() }));
vi.mock('../../data/profiles/repository', () => data);
vi.mock('../../data/learning/repository', () => data);
vi.mock('../../data/orders/repository', () => data);
vi.mock('../../data/account/delete-account', () => data);
vi.mock('../../data/account/export-account', () => data);
vi.mock('../../lib/download-file', () => ({ downloadFile: data.download }));
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(async () => {
  await knowServerClock(0);
  for (const call of Object.values(data)) call.mockReset();
  data.user.mockResolvedValue(user);
  data.sources.mockResolvedValue(sources);
  data.listOrders.mockResolvedValue([]);
  data.listReportsBy.mockResolvedValue([]);
  data.findDeletionObstacle.mockResolvedValue(null);
  data.sharesFirstAnswers.mockResolvedValue(true);
  data.confirmIdentity.mockResolvedValue();
  data.deleteAccount.mockResolvedValue();
  // where nobody was signed in before, a visitor's page stands until it is known who is
  document.documentElement.dataset['session'] = 'in';
});

afterEach(() => {
  delete document.documentElement.dataset['session'];
});

async function show(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/min-sida']}>
        <Routes>
          <Route path="/min-sida" element={children} />
          <Route path="/" element={<p>Hemma</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
  render(
    <AccountPage>
      {(known) => (
        <AccountTabs user={known} outcomes={<p>Provresultat</p>} statistics={<p>Statistik</p>} />
      )}
    </AccountPage>,
    { wrapper },
  );
  await waitFor(() => {
    expect(screen.queryByText('Laddar…')).toBeNull();
  });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const dialog = () => within(screen.getByRole('dialog'));
const pressInDialog = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};
const alert = async () => (await screen.findByRole('alert')).textContent;

test('who is signed out is told so', async () => {
  data.user.mockResolvedValue(null);
  await show();
  expect(screen.getByText('Du måste vara inloggad för att komma åt denna sida.')).toBeDefined();
});

test('what the learner has reported stands last, with what was answered', async () => {
  const createdAt = new Date(2026, 10, 20);
  const report = { questionId: 'q1', text: 'Det står fell.', createdAt };
  data.listReportsBy.mockResolvedValue([
    { ...report, id: 'r1', reason: 'spelling', status: 'done', answer: 'Tack!\nNu är det rätt.' },
    { ...report, id: 'r2', reason: 'other', status: 'new' },
  ]);
  await show();
  const heading = await screen.findByRole('heading', { name: 'Dina felrapporter' });
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toBe(heading);
  const [answered, waiting] = screen
    .getAllByText('Det står fell.')
    .map((text) => text.closest('li'));
  expect(answered?.textContent).toMatch(/^Stavfel.*Åtgärdad.*Vårt svar: Tack!\nNu är det rätt\.$/s);
  expect(waiting?.textContent).toContain('Mottagen');
  expect(data.listReportsBy).toHaveBeenCalledExactlyOnceWith('ada');
});

test('nothing is said of reports where there are none, nor where they cannot be read', async () => {
  await show();
  expect(screen.queryByText('Dina felrapporter')).toBeNull();
  data.listReportsBy.mockRejectedValue(new DataError('network', 'gone'));
  await show();
  expect(screen.queryByText('Dina felrapporter')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the address cannot be changed, the name can', async () => {
  data.updateDisplayName.mockResolvedValue({ ...user, displayName: 'Ada Berg' });
  await show();
  expect(screen.getByLabelText('E-postadress').hasAttribute('readonly')).toBe(true);
  await fill('Namn', '  ');
  expect(isDisabled('Spara')).toBe(true);
  await fill('Namn', 'Ada Berg ');
  await press('Spara');
  expect(data.updateDisplayName).toHaveBeenCalledExactlyOnceWith('Ada Berg ');
  expect(data.success).toHaveBeenCalledWith('Profilen är uppdaterad');
  expect(screen.getByLabelText<HTMLInputElement>('Namn').value).toBe('Ada Berg');
});

test('a name that cannot be saved is told and kept', async () => {
  data.updateDisplayName.mockRejectedValue(new DataError('unknown', 'no way'));
  await show();
  await fill('Namn', 'Ada Berg');
  await press('Spara');
  expect(await alert()).toBe('Kunde inte uppdatera profilen: no way');
  expect(screen.getByLabelText<HTMLInputElement>('Namn').value).toBe('Ada Berg');
});

test('a name with characters that nobody sees is not sent, and it says so at the field', async () => {
  await show();
  const field = screen.getByLabelText<HTMLInputElement>('Namn');
  fireEvent.change(field, { target: { value: 'Ada \u202EkE' } });
  await press('Spara');
  expect(screen.getByText('Namnet får inte innehålla styrtecken.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(data.updateDisplayName).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Ada Ek' } });
  await waitFor(() => {
    expect(screen.queryByText('Namnet får inte innehålla styrtecken.')).toBeNull();
  });
});

test('consent to mail is stored at once, and stays off when that fails', async () => {
  await show();
  const consent = () => screen.getByRole('switch', { name: 'Tips och erbjudanden' });
  data.setMarketingConsent.mockRejectedValueOnce(new DataError('network', ''));
  await userEvent.click(consent());
  expect(data.error).toHaveBeenCalledExactlyOnceWith(
    'Valet kunde inte sparas',
    'Kontrollera din anslutning och försök igen.',
  );
  expect(consent().getAttribute('aria-checked')).toBe('false');
  data.sources.mockResolvedValue({ ...sources, profile: { ...profile, acceptMarketing: true } });
  await userEvent.click(consent());
  expect(data.setMarketingConsent).toHaveBeenLastCalledWith('ada', true);
  expect(consent().getAttribute('aria-checked')).toBe('true');
});

test('first answers are counted until the learner says no; a no that fails is none', async () => {
  await show();
  const shared = () => screen.getByRole('switch', { name: 'Räkna med mina första svar' });
  expect(shared().getAttribute('aria-checked')).toBe('true');
  data.setSharesFirstAnswers.mockRejectedValueOnce(new DataError('network', ''));
  await userEvent.click(shared());
  expect(data.error).toHaveBeenCalledExactlyOnceWith(
    'Valet kunde inte sparas',
    'Kontrollera din anslutning och försök igen.',
  );
  expect(shared().getAttribute('aria-checked')).toBe('true');
  await userEvent.click(shared());
  expect(data.setSharesFirstAnswers).toHaveBeenLastCalledWith('ada', false);
  expect(shared().getAttribute('aria-checked')).toBe('false');
});

async function fillPasswords(password: string, confirmation = password): Promise<void> {
  await fill('Nytt lösenord', password);
  await fill('Bekräfta nytt lösenord', confirmation);
}

test.each([
  ['hemligt', 'annat', 'Lösenorden matchar inte.'],
  ['kort', 'kort', 'Lösenordet måste vara minst 6 tecken långt.'],
])('a new password %j with confirmation %j is refused', async (password, confirmation, text) => {
  await show();
  expect(isDisabled('Ändra lösenord')).toBe(true);
  await fillPasswords(password, '');
  expect(isDisabled('Ändra lösenord')).toBe(true);
  await fillPasswords(password, confirmation);
  await press('Ändra lösenord');
  expect(await alert()).toBe(text);
  expect(data.changePassword).not.toHaveBeenCalled();
});

test('a new password is stored, and the fields are empty then', async () => {
  await show();
  await fillPasswords('hemligt');
  await press('Ändra lösenord');
  expect(data.changePassword).toHaveBeenCalledExactlyOnceWith('hemligt');
  expect(data.confirmIdentity).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Nytt lösenord').value).toBe('');
});

test('a password that cannot be changed is told', async () => {
  data.changePassword.mockRejectedValue(new DataError('unknown', 'no way'));
  await show();
  await fillPasswords('hemligt');
  await press('Ändra lösenord');
  expect(await alert()).toBe('Kunde inte ändra lösenordet: no way');
});

test('where the sign-in is too old the current password is asked for, until it is right', async () => {
  data.changePassword.mockRejectedValueOnce(new DataError('requires-recent-login', 'too old'));
  data.confirmIdentity.mockRejectedValueOnce(new DataError('wrong-password', 'wrong'));
  await show();
  await fillPasswords('hemligt');
  await press('Ändra lösenord');
  await screen.findByRole('dialog', { name: 'Bekräfta att det är du' });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(dialog().getByLabelText('Nuvarande lösenord'), 'gammalt');
  await pressInDialog('Ändra lösenord');
  expect(await alert()).toBe('Kunde inte ändra lösenordet: Fel lösenord.');
  expect(data.changePassword).toHaveBeenCalledTimes(1);
  await pressInDialog('Ändra lösenord');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(data.confirmIdentity).toHaveBeenLastCalledWith('gammalt');
  expect(data.changePassword).toHaveBeenLastCalledWith('hemligt');
});

test('an account without a password has none to change, and is told why', async () => {
  data.user.mockResolvedValue({ ...user, hasPassword: false });
  await show();
  expect(screen.getByText(/inget lösenord hos oss/)).toBeDefined();
  expect(screen.queryByLabelText('Nytt lösenord')).toBeNull();
});

test('licences say until when they run, and one that ends soon how long it has left', async () => {
  data.sources.mockResolvedValue({
    ...sources,
    licenses: [license('tests', 13.5), license('full', 100)],
  });
  await show();
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names[0]).toMatch(
    /^Full åtkomstAktivGäller till och med \d+ \p{L}+ \d{4} kl\.\u00a0\d{1,2}\.\d\d\.$/u,
  );
  expect(names[1]).toMatch(/^Obegränsade teoriprovAktiv14.dagar kvarGäller till och med/);
  expect(screen.getByRole('link', { name: /^Förläng/ }).getAttribute('href')).toBe('/kopa/tests');
});

test('a licence counts by the clock of the server', async () => {
  await knowServerClock(2 * day);
  data.sources.mockResolvedValue({
    ...sources,
    licenses: [license('full', 1)],
  });
  await show();
  expect(screen.getByText(/^Gällde till och med/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Köp igen/ }).getAttribute('href')).toBe('/kopa/full');
});

test.each([
  ['nothing', {}, 'Du har ingen åtkomst än.'],
  ['free minutes', { profile: { ...profile, freeMinutes: 10 } }, /Du har 10.gratis minuter/],
  ['an open window', openWindow(), 'Dina gratis minuter är igång.'],
  ['a blocked account', { profile: { ...profile, userStatus: 'no' } }, /Du kan inte öva just nu/],
  ['the role', { isAdmin: true }, 'Du är administratör och har tillgång till allt.'],
])('who has %s is told what that gives', async (_what, fields, text) => {
  data.sources.mockResolvedValue({ ...sources, ...fields });
  await show();
  expect(screen.getByText(text)).toBeDefined();
});

function openWindow(): Partial<AccessSources> {
  return { profile: { ...profile, freeMinutes: 10, freeMinutesStartedAt: new Date() } };
}

test('access that cannot be read is told and can be tried again; the rest of the page stands', async () => {
  data.sources.mockRejectedValueOnce(new Error('no network'));
  await show();
  expect(await alert()).toMatch(/^Kunde inte hämta din åtkomst/);
  expect(screen.getByLabelText('Namn')).toBeDefined();
  await press('Försök igen');
  expect(await screen.findByText('Du har ingen åtkomst än.')).toBeDefined();
});

test('without purchases the card says what will be there', async () => {
  await show();
  expect(screen.getByText(/Du har inte köpt något än/)).toBeDefined();
});

test('purchases that cannot be read are told and can be tried again', async () => {
  data.listOrders.mockRejectedValueOnce(new Error('no network'));
  await show();
  expect(await alert()).toMatch(/^Kunde inte hämta dina köp/);
  await press('Försök igen');
  expect(await screen.findByText(/Du har inte köpt något än/)).toBeDefined();
});

test.each([
  [{ status: 'pending', paidAt: null }, 'Väntar på betalning', '/kop/TKABCDEFGH', false],
  [{ status: 'paid' }, 'Betald', '/kvitto/TKABCDEFGH', true],
  [{ status: 'paid', paidAt: inDays(-15) }, 'Betald', '/kvitto/TKABCDEFGH', false],
  [{ status: 'withdrawn' }, 'Ångrad, återbetalas', '/kvitto/TKABCDEFGH', false],
  [{ status: 'refunded' }, 'Återbetald', '/kvitto/TKABCDEFGH', false],
  [{ status: 'cancelled', paidAt: null }, 'Avbruten', null, false],
] as const)('a purchase %j is %s', async (fields, status, address, canWithdraw) => {
  data.listOrders.mockResolvedValue([{ ...paid, ...fields }]);
  await show();
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('Full åtkomst')).toBeDefined();
  expect(row.getByText(/^1 maj 2026 · 1.599.kr$/)).toBeDefined();
  expect(row.getByText(status)).toBeDefined();
  expect(row.queryByRole('link')?.getAttribute('href') ?? null).toBe(address);
  expect(row.queryByRole('button', { name: /Ångra köp/ }) !== null).toBe(canWithdraw);
});

test('a purchase is withdrawn only after asking, and a refusal is told', async () => {
  data.listOrders.mockResolvedValue([paid]);
  data.withdrawOrder.mockRejectedValueOnce(new DataError('permission-denied', 'too late'));
  await show();
  await press(/Ångra köp/);
  await pressInDialog('Behåll köpet');
  expect(data.withdrawOrder).not.toHaveBeenCalled();
  await press(/Ångra köp/);
  await pressInDialog('Ja, ångra köpet');
  expect(await alert()).toMatch(/^Det går inte att ångra köpet här längre/);
  data.listOrders.mockResolvedValue([{ ...paid, status: 'withdrawn' }]);
  await pressInDialog('Ja, ångra köpet');
  expect(await screen.findByText('Ångrad, återbetalas')).toBeDefined();
  expect(data.withdrawOrder).toHaveBeenLastCalledWith('TKABCDEFGH');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('everything stored is handed out as a file, and a failure is told', async () => {
  const everything = { exportedAt: '2026-11-20T12:00:00.000Z' };
  data.exportAccount.mockRejectedValueOnce(new DataError('network', ''));
  data.exportAccount.mockResolvedValueOnce(everything);
  await show();
  await press('Hämta mina data');
  expect(await alert()).toMatch(/^Dina data kunde inte hämtas/);
  await press('Hämta mina data');
  expect(data.download).toHaveBeenCalledExactlyOnceWith(
    'teoriklar-mina-data-2026-11-20.json',
    'application/json',
    JSON.stringify(everything, null, 2),
  );
});

async function askToDelete(): Promise<void> {
  await press('Ta bort konto');
  await screen.findByText(/Dina köp sparas/);
}

test('an account is deleted once the password is right', async () => {
  data.confirmIdentity.mockRejectedValueOnce(new DataError('wrong-password', 'wrong'));
  await show();
  await askToDelete();
  await userEvent.type(dialog().getByLabelText('Nuvarande lösenord'), 'hemligt');
  await pressInDialog('Ta bort kontot');
  expect(await alert()).toBe('Fel lösenord.');
  expect(data.deleteAccount).not.toHaveBeenCalled();
  await pressInDialog('Ta bort kontot');
  expect(await screen.findByText('Hemma')).toBeDefined();
  expect(data.confirmIdentity).toHaveBeenLastCalledWith('hemligt');
  expect(data.deleteAccount).toHaveBeenCalledExactlyOnceWith('ada');
});

test('a deletion cut off half way says so and can be finished', async () => {
  data.user.mockResolvedValue({ ...user, hasPassword: false });
  data.deleteAccount.mockRejectedValueOnce(new DataError('network', ''));
  await show();
  await askToDelete();
  await pressInDialog('Ta bort kontot');
  expect(await alert()).toMatch(/^Kontot kunde inte tas bort helt: .* Försök igen/);
  expect(data.confirmIdentity).toHaveBeenCalledExactlyOnceWith(null);
  await pressInDialog('Ta bort kontot');
  expect(await screen.findByText('Hemma')).toBeDefined();
});

test.each([
  ['administrator', 'Du är administratör'],
  ['inactive', 'Ditt konto är inaktivt'],
] as const)(
  'an account with the obstacle %s cannot be deleted, and is told why',
  async (what, text) => {
    data.findDeletionObstacle.mockResolvedValue(what);
    await show();
    await press('Ta bort konto');
    expect(await screen.findByText(text)).toBeDefined();
    expect(dialog().queryByRole('button', { name: 'Ta bort kontot' })).toBeNull();
  },
);

test('where the obstacles cannot be found out, that can be tried again', async () => {
  data.findDeletionObstacle.mockRejectedValueOnce(new Error('no network'));
  await show();
  await press('Ta bort konto');
  await screen.findByRole('alert');
  await pressInDialog('Försök igen');
  expect(await screen.findByText(/Dina köp sparas/)).toBeDefined();
});
