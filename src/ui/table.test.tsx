import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Table } from './table';

test('a table has its name, its headings and a row for each item, in order', () => {
  render(
    <Table
      caption="Rabatter"
      columns={[
        { heading: 'Kod', cell: ({ code }) => code },
        { heading: 'Rabatt', cell: ({ percent }) => `${String(percent)} %` },
      ]}
      rows={[
        { code: 'VÅR', percent: 10 },
        { code: 'HÖST', percent: 20 },
      ]}
      keyOf={({ code }) => code}
    />,
  );
  const table = screen.getByRole('table', { name: 'Rabatter' });
  const texts = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Kod', 'Rabatt'],
    ['VÅR', '10 %'],
    ['HÖST', '20 %'],
  ]);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
});

test('the frame that scrolls can be reached with the keyboard', () => {
  render(<Table caption="Rabatter" columns={[]} rows={[]} keyOf={String} />);
  expect(screen.getByRole('region', { name: 'Rabatter' }).tabIndex).toBe(0);
});

test('of a long list a phone shows the first rows, and the others at a press', async () => {
  render(
    <Table
      caption="Nummer"
      columns={[{ heading: 'Nummer', cell: String }]}
      rows={[1, 2, 3]}
      keyOf={String}
      mostRowsOnPhone={2}
    />,
  );
  const isFolded = () => screen.getByRole('row', { name: '3' }).className.includes('max-sm:hidden');
  expect(isFolded()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Visa alla 3/ }));
  expect(isFolded()).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});
