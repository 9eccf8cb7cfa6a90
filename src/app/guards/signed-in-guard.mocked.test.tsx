import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { useLearner } from '../../components/learner/learner-context';
import { address, addressState, showAt } from '../../../tests/drivers/page';
import { ada } from '../../../tests/factories/purchase';
import type { AccessState } from '../../data/access/access-state';
import type { Access } from '../../domain/account/access';
import SignedInGuard from './signed-in-guard';
import { useAccess } from './use-access';

vi.mock('./use-access', () => ({ useAccess: vi.fn() }));

function Own() {
  return <p>{`${useLearner().uid}s egen sida`}</p>;
}

function show(state: AccessState) {
  vi.mocked(useAccess).mockReturnValue(state);
  showAt(
    '/prov/resultat/p1?visa=fel#q',
    <Routes>
      <Route element={<SignedInGuard title="Resultat" />}>
        <Route path="/prov/resultat/p1" element={<Own />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
    { path: '*' },
  );
}

const own = () => screen.queryByText('adas egen sida');
const state = (kind: 'open' | 'checking' | 'shut', access: Access): AccessState => ({
  kind,
  user: ada,
  access,
});

test.each<[string, AccessState]>([
  ['has access', state('open', { kind: 'license', until: new Date(2026, 10, 20) })],
  ['has no access any more', state('shut', { kind: 'none' })],
  ['is asked about anew', state('checking', { kind: 'none' })],
])('who %s sees what is their own', (_who, given) => {
  show(given);
  expect(own()).not.toBeNull();
  expect(address()).toBe('/prov/resultat/p1');
});

test('who is signed out signs in first and comes back', () => {
  show({ kind: 'signedOut' });
  expect(address()).toBe('/login');
  expect(addressState()).toEqual({ from: '/prov/resultat/p1?visa=fel#q' });
});

test('while it is not known who it is, nothing but the skeleton shows', () => {
  show({ kind: 'loading' });
  expect(screen.getByText('Laddar…')).toBeDefined();
  expect(own()).toBeNull();
});

test.each(['open', 'shut'] as const)(
  'an account that is blocked is told so, where the gate is %s',
  (kind) => {
    show(state(kind, { kind: 'blocked' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultat');
    expect(screen.getByText('Ditt konto är inaktivt')).toBeDefined();
    expect(own()).toBeNull();
  },
);

test('what could not be found out is told, and can be tried again', () => {
  const retry = vi.fn();
  show({ kind: 'failed', retry, isRetrying: false });
  expect(screen.getByRole('alert').textContent).toMatch(/^Kunde inte hämta ditt konto/);
  screen.getByRole('button', { name: 'Försök igen' }).click();
  expect(retry).toHaveBeenCalledOnce();
  expect(own()).toBeNull();
});
