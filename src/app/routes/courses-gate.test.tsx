import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import type { ProductId } from '../../domain/account/license';
import { useAccess } from '../guards/use-access';
import { CoursesGate } from './courses-gate';

vi.mock('../guards/use-access', () => ({ useAccess: vi.fn() }));
vi.mock('../../features/purchase/purchase-page', () => ({
  PurchasePage: ({ productId }: { productId: string }) => <p>{`köp ${productId}`}</p>,
}));
vi.mock('../guards/free-minutes-start', () => ({ FreeMinutesStart: () => null }));
vi.mock('../guards/access-failed', () => ({ AccessFailed: () => null }));
vi.mock('../guards/blocked-notice', () => ({ BlockedNotice: () => null }));

/** The gate as it is for somebody with a licence for this product and nothing else. */
function showTo(owned: ProductId) {
  vi.mocked(useAccess).mockImplementation((opening) =>
    opening.includes(owned)
      ? {
          kind: 'open',
          user: ada,
          access: { kind: 'license', until: new Date('2026-12-24T12:00:00.000Z') },
        }
      : { kind: 'shut', user: ada, access: { kind: 'none' } },
  );
  showAt(
    '/',
    <CoursesGate>
      <p>kurser</p>
    </CoursesGate>,
  );
}

test('a full licence opens the courses', () => {
  showTo('full');
  screen.getByText('kurser');
});

test('a licence for tests alone does not: full access is offered, as the rules have it', () => {
  showTo('tests');
  screen.getByText('köp full');
  expect(screen.queryByText('kurser')).toBeNull();
});
