import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import type { Access } from '../../domain/account/access';
import { useAccess } from '../guards/use-access';
import SignQuizGate from './sign-quiz-gate';

vi.mock('../guards/use-access', () => ({ useAccess: vi.fn() }));
vi.mock('../guards/free-minutes-start', () => ({
  FreeMinutesStart: ({ minutes }: { minutes: number }) => <p>{`${String(minutes)} att starta`}</p>,
}));
vi.mock('../../features/purchase/purchase-page', () => ({ PurchasePage: () => null }));
vi.mock('../guards/access-failed', () => ({ AccessFailed: () => null }));
vi.mock('../guards/blocked-notice', () => ({ BlockedNotice: () => null }));

function show(access: Access) {
  vi.mocked(useAccess).mockReturnValue({ kind: 'open', user: ada, access });
  showAt(
    '/',
    <SignQuizGate>
      <p>frågor</p>
    </SignQuizGate>,
  );
}

test('free minutes that are not begun are begun before the questions', () => {
  show({ kind: 'freeMinutesUnopened', minutes: 10 });
  screen.getByText('10 att starta');
  expect(screen.queryByText('frågor')).toBeNull();
});

test('who has bought has the questions at once', () => {
  show({ kind: 'license', until: new Date('2026-12-24T12:00:00.000Z') });
  screen.getByText('frågor');
});
