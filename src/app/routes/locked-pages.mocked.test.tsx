import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { address, showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import ProductGuard from '../guards/product-guard';
import SessionGuard from '../guards/session-guard';
import { useAccess } from '../guards/use-access';
import PracticeRoute from './practice';

vi.mock('../guards/use-access', () => ({ useAccess: vi.fn() }));
vi.mock('../../data/products/queries', () => ({
  productsOptions: () => ({ queryKey: ['products'], queryFn: () => [] }),
}));
vi.mock('../../data/payment-settings/queries', () => ({
  paymentSettingsOptions: () => ({ queryKey: ['settings'], queryFn: () => null }),
}));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => ({ queryKey: ['auth'], queryFn: () => null }),
  recallUser: () => undefined,
}));
vi.mock('../../data/access/queries', () => ({
  accessOptions: () => ({ queryKey: ['access'], queryFn: () => null }),
}));
vi.mock('../../features/practice/practice-overview', () => ({ PracticeOverview: () => null }));
vi.mock('../../features/purchase/purchase-obstacle', () => ({ PurchaseObstacle: () => null }));
vi.mock('../../data/orders/refused-order', () => ({ orderRefused: vi.fn() }));
vi.mock('../../data/orders/repository', () => ({ createOrder: vi.fn() }));
vi.mock('../../features/purchase/use-discount', () => ({ useDiscount: vi.fn() }));
vi.mock('../guards/free-minutes-start', () => ({ FreeMinutesStart: () => null }));
vi.mock('../guards/access-failed', () => ({ AccessFailed: () => null }));
vi.mock('../guards/blocked-notice', () => ({ BlockedNotice: () => null }));

/** The page as it is for somebody without access. */
function show(page: ReactNode) {
  vi.mocked(useAccess).mockReturnValue({
    kind: 'shut',
    user: ada,
    access: { kind: 'none' },
  });
  showAt(
    '/sidan',
    <Routes>
      <Route path="/sidan" element={page} />
      <Route path="/ovning" element={<PracticeRoute />} />
    </Routes>,
    { path: '*' },
  );
}

test.each([
  ['Kurser', <ProductGuard key="" title="Kurser" opening={['full']} />, 'full åtkomst'],
  ['Dagens repetition', <SessionGuard key="" title="Dagens repetition" />, 'full åtkomst'],
  [
    'Hur redo är du?',
    <ProductGuard key="" title="Hur redo är du?" opening={['full', 'tests']} />,
    'full åtkomst eller teoriproven',
  ],
])('%s says that it is locked, and what opens it', async (name, page, openers) => {
  show(page);
  const told = (await screen.findByText(name)).parentElement;
  expect(told?.textContent).toBe(`${name} öppnas av ${openers}.`);
  screen.getByRole('heading', { name: 'Få full åtkomst' });
});

test('the overview itself, opened as such, tells of no other page', () => {
  show(<PracticeRoute />);
  screen.getByRole('heading', { name: 'Få full åtkomst' });
  expect(screen.queryByText(/öppnas av/)).toBeNull();
  expect(address()).toBe('/sidan');
});
