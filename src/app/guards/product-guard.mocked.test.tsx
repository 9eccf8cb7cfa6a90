import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import type { AccessState } from '../../data/access/access-state';
import type { Access } from '../../domain/account/access';
import type { ProductId } from '../../domain/account/license';
import ProductGuard from './product-guard';
import { useAccess } from './use-access';

vi.mock('./use-access', () => ({ useAccess: vi.fn() }));
vi.mock('../../features/purchase/purchase-page', () => ({
  PurchasePage: ({ productId, locked }: { productId: string; locked?: { name: string } }) => (
    <p>{`köp ${productId}, ${locked === undefined ? 'inget låst' : `låst: ${locked.name}`}`}</p>
  ),
}));
vi.mock('./free-minutes-start', () => ({
  FreeMinutesStart: ({ minutes }: { minutes: number }) => <p>{`${String(minutes)} att starta`}</p>,
}));
vi.mock('./access-failed', () => ({ AccessFailed: () => null }));
vi.mock('./blocked-notice', () => ({ BlockedNotice: () => null }));

const open = (access: Access): AccessState => ({ kind: 'open', user: ada, access });
const bought = open({ kind: 'license', until: new Date('2026-12-24T12:00:00.000Z') });

const courses = (
  <ProductGuard title="Kurser" opening={['full']}>
    <p>kurser</p>
  </ProductGuard>
);

/** The pages as they are for somebody with a licence for this product and nothing else. */
function showTo(owned: ProductId, page = courses) {
  vi.mocked(useAccess).mockImplementation((opening) =>
    opening.includes(owned) ? bought : { kind: 'shut', user: ada, access: { kind: 'none' } },
  );
  showAt('/', page);
}

test('a full licence opens the courses', () => {
  showTo('full');
  screen.getByText('kurser');
});

test('a licence for tests alone does not: full access is offered, as the rules have it', async () => {
  showTo('tests');
  await screen.findByText('köp full, låst: Kurser');
  expect(screen.queryByText('kurser')).toBeNull();
});

test('a page that sells its own product is not said to be locked', async () => {
  vi.mocked(useAccess).mockReturnValue({ kind: 'signedOut' });
  showAt('/prov', <ProductGuard title="Teoriprov" opening={['full', 'tests']} sells="tests" />);
  await screen.findByText('köp tests, inget låst');
});

test('free minutes that are not begun are begun before the page', () => {
  vi.mocked(useAccess).mockReturnValue(open({ kind: 'freeMinutesUnopened', minutes: 10 }));
  showAt('/', courses);
  screen.getByText('10 att starta');
  expect(screen.queryByText('kurser')).toBeNull();
});
