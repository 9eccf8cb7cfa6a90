import { render, screen, within } from '@testing-library/react';
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
