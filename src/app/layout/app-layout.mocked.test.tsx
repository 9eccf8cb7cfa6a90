import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { address, showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import { notifyError, notifyErrorElsewhere } from '../../ui/notify';
import { AppLayout } from './app-layout';

vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: () => ada }),
  recallUser: () => undefined,
}));
vi.mock('../../data/sync/start-sync', () => ({ startSync: () => () => undefined }));
vi.mock('./nav-marks', () => ({ default: () => null }));
vi.mock('./status-bars', () => ({ default: () => null }));

const show = () => showAt('/', <AppLayout>Sidan</AppLayout>, { path: '*' });
const leaveFor = async (page: string, at: string) => {
  const [link] = screen.getAllByRole('link', { name: page });
  if (link === undefined) throw new Error(`no link to ${page}`);
  await userEvent.click(link);
  expect(address()).toBe(at);
};

test('what is told of a failure goes with the page that it was told on', async () => {
  show();
  notifyError('Kunde inte spara');
  expect(await screen.findByText('Kunde inte spara')).toBeDefined();
  await leaveFor('Övning', '/ovning');
  // less long than it would stay of itself
  await waitFor(
    () => {
      expect(screen.queryByText('Kunde inte spara')).toBeNull();
    },
    { timeout: 4000 },
  );
});

test('why a person is taken to another page is still told there', async () => {
  show();
  notifyErrorElsewhere('Inga frågor', 'Det finns inga frågor för denna kategori än.');
  await leaveFor('Övning', '/ovning');
  notifyError('Kunde inte spara');
  expect(await screen.findByText('Kunde inte spara')).toBeDefined();
  expect(screen.getByText('Inga frågor')).toBeDefined();
});
