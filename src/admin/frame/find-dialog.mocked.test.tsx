import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { practiceCategory, practiceQuestion } from '../../../tests/factories/practice';
import { order } from '../../../tests/factories/purchase';
import { DataError } from '../../data/errors';
import type { Found } from '../../data/find/repository';
import { FindDialog } from './find-dialog';

const findAnything = vi.hoisted(() => vi.fn<(typed: string) => Promise<Found>>());
vi.mock('../../data/find/repository', () => ({ findAnything }));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () =>
    queryOptions({
      queryKey: ['practiceCategories'],
      queryFn: () => [practiceCategory('c1', { name: 'Väjning och stopp' })],
    }),
}));

const nothing: Found = { users: [], orders: [], questions: [] };
const stina = {
  userId: 'stina',
  fullName: 'Stina Stopp',
  email: 'stina@example.se',
  userStatus: 'active',
  acceptMarketing: false,
  freeMinutes: 0,
  freeMinutesStartedAt: null,
  createdAt: null,
};
const found: Found = {
  users: [stina],
  orders: [order({ id: 'TKSTOPP234', status: 'withdrawn' })],
  questions: [practiceQuestion('q1', { text: 'När måste du stanna vid stopplikt?' })],
};

const choose = vi.fn<(href: string | null) => void>();

beforeEach(() => {
  choose.mockReset();
  findAnything.mockReset().mockResolvedValue(nothing);
  Element.prototype.scrollIntoView = vi.fn();
  showInPanel('/admin', <FindDialog onChoose={choose} onClose={vi.fn()} />);
});

const field = () => screen.getByRole('combobox', { name: 'Hitta' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const type = (text: string) => userEvent.type(field(), text);

test('every tab is offered at once, and nothing is read', () => {
  expect(document.activeElement).toBe(field());
  expect(options('Avdelningar')).toContain('BetalningEkonomi');
  expect(findAnything).not.toHaveBeenCalled();
});

test('the arrows go round what is found, and Enter goes to what is chosen', async () => {
  await type('an');
  const all = options('Avdelningar');
  expect(chosen()).toBe(all[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(all[1]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(all.at(-1));
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await userEvent.clear(field());
  await type('beta{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('/admin/payment');
  expect(findAnything).not.toHaveBeenCalledWith('be', 'owner');
});

test('categories, customers, orders and questions lead to where they are looked after', async () => {
  findAnything.mockResolvedValue(found);
  await type('stopp');
  await screen.findByText('Stina Stopp');
  await screen.findByText('Väjning och stopp');
  for (const [name, href] of [
    ['Väjning och stopp', '/admin/practice-questions?kategori=c1'],
    ['Stina Stopp', '/admin/users?kund=stina'],
    ['TKSTOPP234', '/admin/orders?order=TKSTOPP234'],
    ['När måste du stanna vid stopplikt?', '/admin/practice-questions?fraga=q1'],
    ['Alla ordrar med ”stopp”', '/admin/orders?sok=stopp'],
    ['Alla övningsfrågor med ”stopp”', '/admin/practice-questions?sok=stopp'],
  ] as const) {
    await userEvent.click(screen.getByText(name));
    expect(choose).toHaveBeenLastCalledWith(href);
  }
});

test('quick fingers are searched for once the search before has answered, and only for the last', async () => {
  let answer: (found: Found) => void = () => undefined;
  findAnything.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('anders');
  expect(findAnything.mock.calls).toEqual([['and', 'owner']]);
  expect(screen.getByRole('status').textContent).toBe('Söker…');
  answer(nothing);
  await waitFor(() => {
    expect(findAnything.mock.calls).toEqual([
      ['and', 'owner'],
      ['anders', 'owner'],
    ]);
  });
});

test('hits of the words before are neither shown nor chosen while the next words are sought', async () => {
  findAnything.mockResolvedValueOnce(found);
  await type('hus');
  await screen.findByText('Stina Stopp');
  expect(screen.getByRole('status').textContent).toMatch(/^3\sträffar\.$/);
  let answer: (found: Found) => void = () => undefined;
  findAnything.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('vagn{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Söker…');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(choose).not.toHaveBeenCalled();
  answer(nothing);
  expect(await screen.findByText('Inga träffar.')).toBeDefined();
});

test('what leads to whole lists is no hit', async () => {
  await type('zzqqxx');
  expect(await screen.findByText('Inga träffar.')).toBeDefined();
  expect(options('Hela listor')).toHaveLength(4);
});

test('a search that fails says so and is made again', async () => {
  findAnything.mockRejectedValueOnce(new DataError('network', 'gone'));
  await type('sti');
  expect((await screen.findByRole('alert')).textContent).toContain('Kunde inte söka.');
  findAnything.mockResolvedValue(found);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Stina Stopp')).toBeDefined();
});

test('the lock is found, too', async () => {
  await type('lås{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith(null);
});
