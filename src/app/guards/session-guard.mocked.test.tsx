import { skipToken, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { useLearner } from '../../components/learner/learner-context';
import { address, addressState, newClient, showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import type { AccessState } from '../../data/access/access-state';
import type { Access } from '../../domain/account/access';
import SessionGuard from './session-guard';
import { useAccess } from './use-access';

vi.mock('./use-access', () => ({ useAccess: vi.fn() }));
vi.mock('./free-minutes-start', () => ({
  FreeMinutesStart: ({ minutes }: { minutes: number }) => (
    <p>{`${String(minutes)} minuter att starta`}</p>
  ),
}));

/** Stands for the session: says whose category it is and until when it is open. */
function Session() {
  const { category = '' } = useParams();
  const { access } = useLearner();
  const end = access?.kind === 'freeMinutes' ? access.until.toISOString() : 'utan slut';
  return <p data-testid="session">{`${category} ${end}`}</p>;
}

const until = new Date('2026-11-20T12:10:00.000Z');
const shut = (access: Access): AccessState => ({
  kind: 'shut',
  user: ada,
  access,
});
const open = (access: Access): AccessState => ({ kind: 'open', user: ada, access });
const session = () => screen.queryByTestId('session')?.textContent;

beforeEach(() => {
  vi.mocked(useAccess).mockReset();
});

/** Opens the address of a category, and returns what lets access become another. */
function show(first: AccessState, search = '') {
  const client = newClient();
  client.setQueryData(['state'], first);
  vi.mocked(useAccess).mockImplementation(
    () => useQuery<AccessState>({ queryKey: ['state'], queryFn: skipToken }).data ?? first,
  );
  showAt(
    `/ovning/Milj%C3%B6${search}`,
    <Routes>
      <Route element={<SessionGuard title="Övning" />}>
        <Route path="/ovning/:category" element={<Session />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
    { path: '*', client },
  );
  return (next: AccessState) => {
    client.setQueryData(['state'], next);
  };
}

test('who has bought practises in the category of the address, without an end', () => {
  show(open({ kind: 'license', until }));
  expect(useAccess).toHaveBeenCalledWith(['full']);
  expect(session()).toBe('Miljö utan slut');
});

test('who has free minutes practises until they end', () => {
  show(open({ kind: 'freeMinutes', until }));
  expect(session()).toBe('Miljö 2026-11-20T12:10:00.000Z');
});

test('who is signed out signs in first and comes back', () => {
  show({ kind: 'signedOut' }, '?c=q1#q');
  expect(address()).toBe('/login');
  expect(addressState()).toEqual({ from: '/ovning/Milj%C3%B6?c=q1#q' });
});

test.each<[string, Access]>([
  ['nothing', { kind: 'none' }],
  ['an account that is blocked', { kind: 'blocked' }],
])('who has %s is sent to the overview, which is told what is locked', (_what, access) => {
  show(shut(access), '?c=q1#q');
  expect(address()).toBe('/ovning');
  expect(addressState()).toEqual({
    locked: { name: 'Miljö', path: '/ovning/Milj%C3%B6?c=q1#q', opening: ['full'] },
  });
  expect(session()).toBeUndefined();
});

test('what is not known yet sends nobody away', () => {
  show({ kind: 'loading' });
  expect(address()).toBe('/ovning/Milj%C3%B6');
  expect(session()).toBeUndefined();
});

test('what cannot be found out is told', () => {
  show({ kind: 'failed', retry: vi.fn(), isRetrying: false });
  expect(screen.getByRole('alert').textContent).toMatch(/^Kunde inte hämta ditt konto/);
});

const freeMinutes: Access = { kind: 'freeMinutes', until };

test.each<[string, AccessState]>([
  ['have closed', shut({ kind: 'none' })],
  ['are asked about', { kind: 'loading' }],
  ['cannot be asked about', { kind: 'failed', retry: vi.fn(), isRetrying: false }],
])('free minutes that %s meanwhile leave the question at hand', async (_what, next) => {
  const become = show(open(freeMinutes));
  become(next);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useAccess).toHaveLastReturnedWith(next);
  expect(session()).toBe('Miljö 2026-11-20T12:10:00.000Z');
});

test('an account that is blocked during its free minutes leaves no question at hand', async () => {
  const become = show(open(freeMinutes));
  become(shut({ kind: 'blocked' }));
  await waitFor(() => {
    expect(address()).toBe('/ovning');
  });
  expect(session()).toBeUndefined();
});

test('free minutes that are prolonged meanwhile close later', async () => {
  const become = show(open(freeMinutes));
  become(open({ kind: 'freeMinutes', until: new Date('2026-11-20T12:20:00.000Z') }));
  await waitFor(() => {
    expect(session()).toBe('Miljö 2026-11-20T12:20:00.000Z');
  });
});

test('a purchase meanwhile takes the end away, and what was open before does not come back', async () => {
  const become = show(open(freeMinutes));
  become(open({ kind: 'license', until }));
  await waitFor(() => {
    expect(session()).toBe('Miljö utan slut');
  });
  become(shut({ kind: 'none' }));
  await waitFor(() => {
    expect(address()).toBe('/ovning');
  });
});

test('who signs out meanwhile is shown nothing more', async () => {
  const become = show(open(freeMinutes));
  become({ kind: 'signedOut' });
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(session()).toBeUndefined();
});

test('free minutes are started first, and practice comes after', async () => {
  const become = show(open({ kind: 'freeMinutesUnopened', minutes: 10 }));
  expect(screen.getByText('10 minuter att starta')).toBeDefined();
  expect(session()).toBeUndefined();
  become(open({ kind: 'freeMinutes', until }));
  await waitFor(() => {
    expect(session()).toBe('Miljö 2026-11-20T12:10:00.000Z');
  });
});

test('nobody is sent away while access is being asked for anew', () => {
  show({ kind: 'checking', user: ada, access: { kind: 'none' } });
  expect(address()).toBe('/ovning/Milj%C3%B6');
  expect(session()).toBeUndefined();
});

test('what one person was finishing is not shown to the next, who has signed in in another tab', async () => {
  const change = show(open({ kind: 'freeMinutes', until }));
  change({ kind: 'checking', user: { ...ada, uid: 'bo' }, access: { kind: 'none' } });
  await waitFor(() => {
    expect(session()).toBeUndefined();
  });
});
