import { queryOptions } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import type { LogEntry } from '../../domain/admin/log-entry';
import LogTab from './log-tab';

const data = vi.hoisted(() => ({
  page: vi.fn<() => Promise<{ items: LogEntry[]; next: null }>>(),
  emails: vi.fn<(uids: readonly string[]) => Promise<Map<string, string>>>(),
}));
vi.mock('../../data/admin-log/queries', () => ({
  logPageOptions: () => queryOptions({ queryKey: ['log'], queryFn: data.page }),
  emailsOptions: (uids: readonly string[]) =>
    queryOptions({ queryKey: ['emails', uids], queryFn: () => data.emails(uids) }),
}));

test('the log says when who did what to whom, and what it changed where that is known, in Swedish', async () => {
  const at = new Date(2026, 10, 20, 14, 5);
  data.page.mockResolvedValue({
    items: [
      {
        id: '1',
        actor: 'maja',
        action: 'grantMinutes',
        target: 'profiles/nils',
        at,
        details: 'Gratis minuter: 10 → 30',
      },
      { id: '2', actor: 'gone', action: 'later', target: 'orders/TK2345', at },
    ],
    next: null,
  });
  data.emails.mockResolvedValue(
    new Map([
      ['maja', 'maja@x.se'],
      ['nils', 'nils@x.se'],
    ]),
  );
  showAt('/admin/log', <LogTab />);
  await screen.findByText('maja@x.se');
  expect(data.emails).toHaveBeenCalledWith(['maja', 'gone', 'nils']);
  expect(
    screen
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Tid', 'Administratör', 'Händelse', 'Gäller', 'Ändring'],
    [
      '2026-11-20 14:05',
      'maja@x.se',
      'Gav gratis minuter',
      'Användare nils@x.se',
      'Gratis minuter: 10 → 30',
    ],
    ['2026-11-20 14:05', 'gone', 'later', 'Beställning TK2345', '–'],
  ]);
});

test('a log without entries says what will be there', async () => {
  data.page.mockResolvedValue({ items: [], next: null });
  showAt('/admin/log', <LogTab />);
  expect(await screen.findByText('Loggen är tom')).toBeDefined();
});
