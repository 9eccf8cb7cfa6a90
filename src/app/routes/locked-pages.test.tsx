import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { address, showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import { useAccess } from '../guards/use-access';
import { CoursesGate } from './courses-gate';
import MistakesRoute from './mistakes';
import PracticeRoute from './practice';
import ReadinessRoute from './readiness';
import ReviewRoute from './review';
import SignQuizGate from './sign-quiz-gate';

vi.mock('../guards/use-access', () => ({ useAccess: vi.fn() }));
vi.mock('../../data/products/queries', () => ({
  productsOptions: () => ({ queryKey: ['products'], queryFn: () => [] }),
}));
vi.mock('../../data/payment-settings/queries', () => ({
  paymentSettingsOptions: () => ({ queryKey: ['settings'], queryFn: () => null }),
}));
vi.mock('../../data/auth/queries', () => ({ authOptions: () => ({ queryKey: ['auth'] }) }));
vi.mock('../../features/practice/practice-overview', () => ({ PracticeOverview: () => null }));
vi.mock('../../features/learning/readiness/readiness-page', () => ({ ReadinessPage: () => null }));
vi.mock('../../features/learning/review/review-page', () => ({ ReviewPage: () => null }));
vi.mock('../../features/learning/mistakes/mistakes-page', () => ({ MistakesPage: () => null }));
vi.mock('../../features/purchase/purchase-obstacle', () => ({ PurchaseObstacle: () => null }));
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

const byFull = 'Sidan öppnas med full åtkomst.';

test.each([
  ['Kurser', <CoursesGate key="">{null}</CoursesGate>, byFull],
  ['Öva på vägmärken', <SignQuizGate key="">{null}</SignQuizGate>, byFull],
  ['Dagens repetition', <ReviewRoute key="" />, byFull],
  ['Mina fel', <MistakesRoute key="" />, byFull],
  [
    'Hur redo är du?',
    <ReadinessRoute key="" />,
    'Sidan öppnas med full åtkomst eller med teoriproven.',
  ],
])('%s says that it is locked, and what opens it', async (name, page, text) => {
  show(page);
  expect(await screen.findByText(`Låst: ${name}`)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  screen.getByRole('heading', { name: 'Få full åtkomst' });
});

test('the overview itself, opened as such, tells of no other page', () => {
  show(<PracticeRoute />);
  screen.getByRole('heading', { name: 'Få full åtkomst' });
  expect(screen.queryByText(/^Låst/)).toBeNull();
  expect(address()).toBe('/sidan');
});
