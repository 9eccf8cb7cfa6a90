import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { addressSearch, newClient, showAt } from '../../../tests/drivers/page';
import { DataError } from '../../data/errors';
import type { Page, PageCursor } from '../../data/firebase/page';
import { PagedList } from './paged-list';
import { useListAddress } from './use-address';
import { usePages } from './use-pages';

vi.mock('../../data/firebase/page', () => ({}));

const read = vi.fn<(filter: string, at: PageCursor | null) => Promise<Page<string>>>();

/** The pages, by what the query's key makes of their cursors. */
const fruit: Record<string, Page<string>> = {
  null: { items: ['Apelsin'], next: 'b' },
  '"b"': { items: ['Banan'], next: 'c' },
  '"c"': { items: ['Citron'], next: null },
};

beforeEach(() => {
  read.mockReset();
  read.mockImplementation((_filter, at) =>
    Promise.resolve(fruit[JSON.stringify(at)] ?? { items: [], next: null }),
  );
});

function Fruit() {
  const navigate = useNavigate();
  const { get, narrow } = useListAddress();
  const filter = get('sort') ?? 'all';
  const pages = usePages((at) =>
    queryOptions({ queryKey: ['fruit', filter, at], queryFn: () => read(filter, at) }),
  );
  return (
    <>
      <button
        onClick={() => {
          narrow({ sort: 'some' });
        }}
      >
        Filtrera
      </button>
      <button onClick={pages.goFirst}>Först</button>
      <button
        onClick={() => {
          void navigate(-1);
        }}
      >
        Bakåt
      </button>
      <PagedList pages={pages} errorTitle="Kunde inte ladda frukten." empty={<p>Ingen frukt</p>}>
        {(items) => <p>{items.join(', ')}</p>}
      </PagedList>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('pages are turned forwards and backwards, with focus kept, and end at the last', async () => {
  showAt('/admin', <Fruit />);
  await screen.findByText('Apelsin');
  expect(screen.getByRole('button', { name: 'Föregående' }).ariaDisabled).toBe('true');
  await press('Föregående');
  await press('Nästa');
  expect(await screen.findByText('Banan')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nästa' }));
  await press('Nästa');
  expect(await screen.findByText('Citron')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Sida 3');
  await press('Nästa');
  expect(screen.getByText('Citron')).toBeDefined();
  await press('Föregående');
  expect(screen.getByText('Banan')).toBeDefined();
  await press('Först');
  expect(screen.getByText('Apelsin')).toBeDefined();
});

test('another filter starts at the first page', async () => {
  showAt('/admin', <Fruit />);
  await screen.findByText('Apelsin');
  await press('Nästa');
  await screen.findByText('Banan');
  await press('Filtrera');
  expect(await screen.findByText('Apelsin')).toBeDefined();
  expect(read).toHaveBeenLastCalledWith('some', null);
});

test('the page and the filter are in the address, for the way back and for a reload', async () => {
  const { unmount } = showAt('/admin', <Fruit />);
  await screen.findByText('Apelsin');
  await press('Nästa');
  await screen.findByText('Banan');
  await press('Filtrera');
  await screen.findByText('Apelsin');
  await press('Bakåt');
  expect(await screen.findByText('Banan')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Sida 2');
  const reloaded = `/admin${addressSearch()}`;
  unmount();
  showAt(reloaded, <Fruit />, { path: '/admin' });
  expect(await screen.findByText('Banan')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Sida 2');
  await press('Föregående');
  expect(await screen.findByText('Apelsin')).toBeDefined();
});

test('a last page that has become empty gives way to the one before', async () => {
  const client = newClient();
  showAt('/admin', <Fruit />, { client });
  await screen.findByText('Apelsin');
  await press('Nästa');
  await screen.findByText('Banan');
  read.mockImplementation((_filter, at) =>
    Promise.resolve({ items: at === null ? ['Apelsin'] : [], next: null }),
  );
  await client.invalidateQueries();
  expect(await screen.findByText('Apelsin')).toBeDefined();
});

test('a list of one page has no pager, an empty one says so', async () => {
  read.mockResolvedValue({ items: [], next: null });
  showAt('/admin', <Fruit />);
  expect(await screen.findByText('Ingen frukt')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Nästa' })).toBeNull();
});

test('a list that cannot be had says what failed and is asked for again', async () => {
  read.mockRejectedValueOnce(new DataError('network', 'gone'));
  showAt('/admin', <Fruit />);
  expect((await screen.findByRole('alert')).textContent).toContain('Kunde inte ladda frukten.');
  await press('Försök igen');
  await waitFor(() => {
    expect(screen.getByText('Apelsin')).toBeDefined();
  });
});
