import { queryOptions } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { changeOptions } from '../../data/admin-log/change-options';
import { DataError } from '../../data/errors';
import type { ErrorGroup, MarkState } from '../../domain/client-error/client-error';
import ErrorsTab from './errors-tab';

const data = vi.hoisted(() => ({
  groups: vi.fn<() => Promise<{ items: ErrorGroup[]; next: null }>>(),
  mark: vi.fn<(id: string, state: MarkState | null) => Promise<void>>(),
}));
vi.mock('../../data/client-errors/queries', () => ({
  errorGroupsOptions: () => queryOptions({ queryKey: ['errors'], queryFn: data.groups }),
  markGroupOptions: (id: string) =>
    changeOptions((state: MarkState | null) => data.mark(id, state), ['errors']),
}));

const group = (change: Partial<ErrorGroup> = {}): ErrorGroup => ({
  id: '0a1b2c3d',
  newest: {
    id: '0_1_1',
    kind: 'error',
    message: 'TypeError: x is undefined',
    stack: 'assets/a.js:1:204',
    page: '/demo',
    version: 'index-a1B2',
    browser: 'Safari 18, iOS',
    createdAt: new Date(2026, 10, 20, 14, 5),
  },
  firstSeen: new Date(2026, 10, 18, 9, 0),
  count: 7,
  browsers: ['Safari 18, iOS', 'Chrome 131, Android'],
  status: 'new',
  ...change,
});

beforeEach(() => {
  vi.resetAllMocks();
  data.mark.mockResolvedValue();
});

const has = (...items: ErrorGroup[]) => data.groups.mockResolvedValue({ items, next: null });

test('what went wrong is shown with how often, when, where and in which browsers', async () => {
  has(group());
  showInPanel('/admin/errors', <ErrorsTab />);
  const card = await screen.findByRole('listitem');
  within(card).getByRole('heading', { name: 'TypeError: x is undefined' });
  for (const text of [
    'Nytt',
    'Fel i programmet',
    '7 gånger',
    '2026-11-18 09:00',
    '2026-11-20 14:05',
    'Safari 18, iOS · Chrome 131, Android',
    '/demo',
    'index-a1B2',
    'assets/a.js:1:204',
  ]) {
    within(card).getByText(text);
  }
});

test('what is done says so, and can be opened again', async () => {
  has(group());
  data.mark.mockImplementation((_id, state) => {
    has(group({ status: state ?? 'new' }));
    return Promise.resolve();
  });
  showInPanel('/admin/errors', <ErrorsTab />);
  await userEvent.click(await screen.findByRole('button', { name: 'Klart' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Öppna igen' }));
  await screen.findByText('Nytt');
  expect(data.mark.mock.calls).toEqual([
    ['0a1b2c3d', 'done'],
    ['0a1b2c3d', null],
  ]);
});

test('what is ignored says so, and the focus stays at the card', async () => {
  has(group({ status: 'back' }));
  data.mark.mockImplementation(() => {
    has(group({ status: 'ignored' }));
    return Promise.resolve();
  });
  showInPanel('/admin/errors', <ErrorsTab />);
  await screen.findByText('Tillbaka');
  await userEvent.click(screen.getByRole('button', { name: 'Ignorera' }));
  await screen.findByText('Ignoreras');
  expect(document.activeElement).not.toBe(document.body);
});

test('a mark that fails is told at its card', async () => {
  has(group());
  data.mark.mockRejectedValue(new DataError('network', 'lost'));
  showInPanel('/admin/errors', <ErrorsTab />);
  await userEvent.click(await screen.findByRole('button', { name: 'Klart' }));
  await screen.findByRole('alert');
  screen.getByText('Nytt');
});

test('where nothing went wrong the tab says so', async () => {
  has();
  showInPanel('/admin/errors', <ErrorsTab />);
  await screen.findByText('Inga driftfel');
});
