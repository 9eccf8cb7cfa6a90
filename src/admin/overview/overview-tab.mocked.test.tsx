import 'fake-indexeddb/auto';

import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, keys } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';

import { newClient, showAt } from '../../../tests/drivers/page';
import { forgetPanel } from '../../data/admins/forget-panel';
import type { UserTotal } from '../../data/admin-stats/user-total';
import { DataError } from '../../data/errors';
import { addDays, type FirstWaiting } from '../../domain/admin/waiting';
import type { WeekFigures } from '../../domain/admin/week-figures';
import { isoDate } from '../../domain/calendar-day';
import type { ExamWeek } from '../../domain/exam/exam-counts';
import OverviewTab from './overview-tab';

/** Monday of week 48: week 46 is over for more than two days, week 47 is not. */
const now = new Date('2026-11-23T12:00:00Z');

/** How much waits, and what comes first of it. */
interface Waiting {
  count: () => Promise<number>;
  findFirst: () => Promise<FirstWaiting | null>;
}

const data = vi.hoisted(() => {
  const waiting = () => ({
    count: vi.fn<Waiting['count']>(),
    findFirst: vi.fn<Waiting['findFirst']>(),
  });
  return {
    serverNow: vi.fn<() => Date>(),
    measureWeek: vi.fn<(monday: number) => Promise<WeekFigures>>(),
    statistic: vi.fn<(name: string) => Promise<number>>(),
    exams: vi.fn<(monday: number) => Promise<ExamWeek>>(),
    alarms: vi.fn<() => Promise<number>>(),
    total: vi.fn<() => Promise<UserTotal>>(),
    error: vi.fn<(title: string, text: string) => void>(),
    recount: vi.fn<() => Promise<UserTotal>>(),
    lists: {
      unpaidOrders: waiting(),
      withdrawnOrders: waiting(),
      openReports: waiting(),
      expiringCodes: waiting(),
    },
  };
});
vi.mock('../../data/admin-stats/repository', () => data);
vi.mock('../../data/finished-exams/repository', () => ({ countExamsInWeek: data.exams }));
vi.mock('../../data/orders/list-part-payments', () => ({ listPartPayments: () => [] }));
vi.mock('../../data/admin-stats/waiting-repository', () => ({
  ...data.lists,
  countAlarms: data.alarms,
}));
vi.mock('../../data/admin-stats/queries', () => ({
  statisticOptions: (name: string) =>
    queryOptions({ queryKey: ['admin', name], queryFn: () => data.statistic(name) }),
}));
vi.mock('../../data/admin-stats/user-total', () => ({
  userTotalOptions: () => queryOptions({ queryKey: ['admin', 'userTotal'], queryFn: data.total }),
  recountUsersOptions: () => ({
    mutationFn: data.recount,
    onSuccess: (total: UserTotal, _nothing: unknown, _before: unknown, context: unknown) => {
      const { client } = context as { client: QueryClient };
      client.setQueryData(['admin', 'userTotal'], total);
    },
  }),
}));
vi.mock('../../ui/notify', () => ({ notifyError: data.error }));
vi.mock('../../lib/server-clock', () => ({
  ...data,
  measureServerTime: () => Promise.resolve(data.serverNow()),
}));

function wait(list: keyof typeof data.lists, count: number, first: object | null): void {
  data.lists[list].count.mockResolvedValue(count);
  data.lists[list].findFirst.mockResolvedValue(first && { at: now, asOf: now, ...first });
}
const quiet = (monday: number): WeekFigures => ({
  monday,
  registrations: 0,
  sold: 0,
  refunded: 0,
  orders: 0,
});

beforeEach(() => {
  for (const call of [data.serverNow, data.measureWeek, data.statistic]) call.mockReset();
  data.serverNow.mockReturnValue(now);
  data.statistic.mockResolvedValue(1234);
  data.exams.mockReset();
  data.exams.mockImplementation((monday) => Promise.resolve({ monday, taken: 0, passed: 0 }));
  const total = { users: 1234, at: now, countedAt: new Date('2026-11-01T12:00:00Z') };
  data.total.mockReset();
  data.total.mockResolvedValue(total);
  data.recount.mockReset();
  data.recount.mockResolvedValue({ ...total, countedAt: now });
  data.alarms.mockReset();
  data.alarms.mockResolvedValue(0);
  // no answer: what is measured stays on the device
  data.measureWeek.mockReturnValue(new Promise(() => undefined));
  for (const list of ['unpaidOrders', 'withdrawnOrders', 'openReports', 'expiringCodes'] as const) {
    wait(list, 0, null);
  }
});

const show = () => showAt('/admin/overview', <OverviewTab />);
const tile = (name: RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });
const placeOf = (link: HTMLAnchorElement) => link.getAttribute('href');

test('what waits is counted, says how urgent the first is, and leads to where it is done', async () => {
  wait('unpaidOrders', 3, { at: addDays(now, -5) });
  wait('withdrawnOrders', 1, { at: addDays(now, 12) });
  wait('openReports', 1200, { status: 'new' });
  wait('expiringCodes', 2, { at: new Date('2026-11-30T23:00:00Z') });
  data.alarms.mockResolvedValue(14);
  show();
  const alarms = await tile(/^Frågor med larm\s*14\s*När siffrorna räknades senast\.$/);
  const payments = await tile(/^Betalningar att bekräfta\s*3\s*Den första har väntat i 5\sdagar$/);
  const refunds = await tile(/^Köp att återbetala\s*1\s*Senast 5 december, om 12\sdagar$/);
  const reports = await tile(/^Felrapporter att ta hand om\s*1\s200\s*Den första kom i dag$/);
  const codes = await tile(/^Rabattkoder som snart går ut\s*2\s*Den första går ut 30 november$/);
  expect([payments, refunds, reports, codes, alarms].map(placeOf)).toEqual([
    '/admin/payment?del=pending',
    '/admin/payment?del=withdrawals',
    '/admin/reports',
    '/admin/discounts',
    '/admin/question-statistics',
  ]);
});

test('a repayment that is due today, and one that is late, say so', async () => {
  wait('withdrawnOrders', 1, {});
  const { unmount } = show();
  expect(await screen.findByText('Senast i dag')).toBeDefined();
  unmount();
  wait('withdrawnOrders', 1, { at: addDays(now, -1) });
  show();
  expect(await screen.findByText('Skulle ha varit klart 22 november')).toBeDefined();
});

test('the way to the reports leads to where the one is that has waited longest', async () => {
  wait('openReports', 1, { status: 'in_progress' });
  show();
  await screen.findByText('Den första kom i dag');
  expect(placeOf(await tile(/Felrapporter/))).toBe('/admin/reports?status=in_progress');
});

test('a count that cannot be had says so in its own place and is asked for again there', async () => {
  data.lists.unpaidOrders.count.mockRejectedValueOnce(new DataError('network', 'gone'));
  show();
  expect(await tile(/Köp att återbetala\s*0/)).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toBe('Kunde inte hämtas.');
  await userEvent.click(
    screen.getByRole('button', { name: /Försök igen\s*: Betalningar att bekräfta/ }),
  );
  expect(await tile(/Betalningar att bekräfta\s*0/)).toBeDefined();
});

test('a figure that cannot be had says so in its own card and is asked for again there', async () => {
  data.statistic.mockImplementation((name) =>
    name === 'users' ? Promise.reject(new DataError('network', 'gone')) : Promise.resolve(1234),
  );
  show();
  await waitFor(() => {
    expect(screen.getAllByText(/^1\s234$/)).toHaveLength(3);
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Kunde inte hämtas.');
  data.statistic.mockResolvedValue(7);
  await userEvent.click(screen.getByRole('button', { name: /Försök igen\s*: Totala användare/ }));
  expect(await screen.findByText('7')).toBeDefined();
});

test('questions with alarms that cannot be counted say so, and are counted again there', async () => {
  data.alarms.mockRejectedValueOnce(new DataError('network', 'gone')).mockResolvedValue(3);
  show();
  expect((await screen.findByRole('alert')).textContent).toBe('Kunde inte hämtas.');
  await userEvent.click(screen.getByRole('button', { name: /Försök igen\s*: Frågor med larm/ }));
  expect(await tile(/^Frågor med larm\s*3/)).toBeDefined();
});

test('mock tests are counted week by week when it is asked, with the share that was passed', async () => {
  const weeks = new Map([
    ['2026-11-16', { taken: 40, passed: 20 }],
    ['2026-11-09', { taken: 10, passed: 10 }],
  ]);
  data.exams.mockImplementation((monday) =>
    Promise.resolve({ monday, taken: 0, passed: 0, ...weeks.get(isoDate(monday)) }),
  );
  data.exams.mockRejectedValueOnce(new DataError('network', 'dead'));
  show();
  await screen.findAllByText(/^1\s234$/);
  expect(data.exams).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Teoriprov de senaste åtta veckorna'));
  expect(await screen.findByText('Kunde inte räkna teoriproven.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  const share = await screen.findByRole('img', { name: /^Andel godkända prov per vecka: / });
  expect(share.getAttribute('aria-label')).toMatch(
    /vecka 45: –, vecka 46: 100\s%, vecka 47: 50\s%, vecka 48: –\.$/,
  );
  expect(
    screen.getByRole('img', { name: /^Gjorda teoriprov per vecka: .*46: 10, vecka 47: 40,/ }),
  ).toBeDefined();
  // thirty of fifty
  expect(screen.getByText(/^60\s%$/)).toBeDefined();
});

test('eight weeks without mock tests say so', async () => {
  data.serverNow.mockReturnValue(new Date('2032-11-23T12:00:00Z'));
  show();
  await userEvent.click(screen.getByText('Teoriprov de senaste åtta veckorna'));
  expect(
    await screen.findByText('Inga teoriprov har gjorts de senaste åtta veckorna.'),
  ).toBeDefined();
  expect(screen.queryByText('Gjorda teoriprov')).toBeNull();
});

test('a service in which nothing has happened says what will be seen', async () => {
  // of these weeks nothing is kept on the device for another test
  data.serverNow.mockReturnValue(new Date('2028-11-23T12:00:00Z'));
  data.measureWeek.mockImplementation((monday) => Promise.resolve(quiet(monday)));
  show();
  expect(await screen.findByRole('heading', { name: 'Inget har hänt än' })).toBeDefined();
  expect(screen.getByText('Köp som har ångrats räknas här.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

/** In week 47, which is not settled, and in week 46, which is. */
function sell() {
  const weeks = new Map([
    ['2026-11-16', { registrations: 7, sold: 1599, refunded: 299, orders: 1 }],
    ['2026-11-09', { registrations: 5, sold: 3198, refunded: 0, orders: 2 }],
  ]);
  data.measureWeek.mockImplementation((monday) =>
    Promise.resolve({ ...quiet(monday), ...weeks.get(isoDate(monday)) }),
  );
}

test('all users are counted anew at a press, once, and a failure is told', async () => {
  data.recount.mockRejectedValueOnce(new DataError('network', 'gone'));
  show();
  expect(await screen.findByText(/räknades den 1 november 2026\./)).toBeDefined();
  const button = screen.getByRole('button', { name: 'Räkna om' });
  await userEvent.click(button);
  await waitFor(() => {
    expect(data.error).toHaveBeenCalledWith('Fel', expect.stringMatching(/^Kunde inte räkna /));
  });
  await userEvent.dblClick(button);
  expect(await screen.findByText(/räknades den 23 november 2026\./)).toBeDefined();
  expect(data.recount).toHaveBeenCalledTimes(2);
});

test('the last eight weeks are drawn, summed up and written as tables', async () => {
  sell();
  show();
  const registered = await screen.findByRole('img', { name: /^Registreringar per vecka: / });
  expect(registered.getAttribute('aria-label')).toMatch(
    /vecka 41: 0, .*vecka 45: 0, vecka 46: 5, vecka 47: 7, vecka 48: 0\.$/,
  );
  expect(
    screen.getByRole('img', { name: /^Betalda köp per vecka: .*46: 2, vecka 47: 1,/ }),
  ).toBeDefined();
  expect(
    screen.getByRole('img', {
      name: /^Omsättning per vecka: .*46: 3\s198\skr, vecka 47: 1\s300\skr,/,
    }),
  ).toBeDefined();
  // what they come to
  expect(screen.getByText('12')).toBeDefined();
  expect(screen.getByText(/^4\s498\skr$/)).toBeDefined();
  const [, , revenue] = screen.getAllByText(/^Visa som tabell/);
  if (revenue !== undefined) await userEvent.click(revenue);
  const table = screen.getByRole('table', { name: 'Omsättning per vecka' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')));
  expect(rows).toHaveLength(9);
  expect(rows.slice(0, 3)).toEqual([
    ['Vecka', 'Omsättning'],
    ['48, 23–29 nov.', '0 kr'],
    ['47, 16–22 nov.', '1 300 kr'],
  ]);
});

test('weeks that cannot be had are asked for again', async () => {
  sell();
  data.measureWeek.mockRejectedValueOnce(new DataError('network', 'gone'));
  data.serverNow.mockReturnValue(new Date('2029-11-23T12:00:00Z'));
  show();
  expect(await screen.findByText('Kunde inte ladda veckorna.')).toBeDefined();
  data.serverNow.mockReturnValue(now);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('img', { name: /^Registreringar/ })).toBeDefined();
});

/** The weeks of this autumn that the device keeps. */
async function keptWeeks(): Promise<string[]> {
  const names = await keys<string>(createStore('teoriklar-cache', 'queries'));
  return names.filter((name) => name.includes('"settledWeek","2026-'));
}

/** Opens the tab as after the page has been loaded anew: nothing in memory. Returns the weeks that are measured then. */
async function measuredAnew(): Promise<string[]> {
  data.measureWeek.mockClear();
  const { unmount } = show();
  await screen.findByRole('img', { name: /^Registreringar per vecka: .*46: 5, vecka 47: 7,/ });
  unmount();
  return data.measureWeek.mock.calls.map(([monday]) => isoDate(monday));
}

test('a week that is settled is measured once on a device, until the panel is locked', async () => {
  sell();
  await measuredAnew();
  // the device's storage is written a moment after the page has its answer
  await waitFor(async () => {
    expect(await keptWeeks()).toHaveLength(6);
  });
  expect(await measuredAnew()).toEqual(['2026-11-16', '2026-11-23']);
  forgetPanel(newClient());
  await waitFor(async () => {
    expect(await keptWeeks()).toEqual([]);
  });
  expect(await measuredAnew()).toHaveLength(8);
});
