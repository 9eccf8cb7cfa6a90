import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

import { ada } from '../../../tests/factories/purchase';
import { expectLogged } from '../../../tests/setup/fail-on-console';
import type { AuthUser, ServiceUser } from './auth-user';

const service = vi.hoisted(() => ({ observeUser: vi.fn(), signOut: vi.fn() }));
vi.mock('./repository', () => service);

const bo: AuthUser = { ...ada, uid: 'bo', email: 'bo@teoriklar.test' };

/** What the sign-in service keeps of a user on the device. */
function kept({ uid, email, displayName, hasPassword }: AuthUser): Partial<ServiceUser> {
  const providerId = hasPassword ? 'password' : 'google.com';
  return {
    uid,
    email,
    displayName,
    emailVerified: true,
    providerData: [{ providerId, uid, email, displayName, phoneNumber: null, photoURL: null }],
  };
}

/** A device on which one user was here last, and the service keeps another, or the same. */
function setDevice({ last, stored }: { last: string; stored: unknown }) {
  const key = String(import.meta.env['VITE_FIREBASE_API_KEY']);
  localStorage.setItem('teoriklar.signedIn', JSON.stringify(last));
  localStorage.setItem(`firebase:authUser:${key}:[DEFAULT]`, JSON.stringify(stored));
}

/** Opens the program, and returns what it shows, and what answers for the sign-in service. */
async function open() {
  const { recallUser, authOptions } = await import('./queries');
  const { queryClient } = await import('../query-client');
  recallUser();
  return {
    shown: () => queryClient.getQueryData(authOptions().queryKey),
    answer: async (user: AuthUser | null) => {
      // its code comes first
      await vi.waitUntil(() => service.observeUser.mock.calls.length === 1, { timeout: 60_000 });
      const [tell] = service.observeUser.mock.calls[0] as [(user: AuthUser | null) => void];
      tell(user);
    },
    queryClient,
    recallUser,
  };
}

const adaHere = { ...ada, isEmailVerified: true };

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  localStorage.clear();
});

test('who was here last is shown before the service has been asked, and the same answer changes nothing', async () => {
  setDevice({ last: ada.uid, stored: kept(ada) });
  const { shown, answer } = await open();
  const recalled = shown();
  expect(recalled).toEqual(adaHere);
  await answer(adaHere);
  expect(shown()).toBe(recalled);
});

test('what only the service knows takes the place of what the device has kept', async () => {
  setDevice({ last: ada.uid, stored: kept({ ...ada, displayName: '', hasPassword: false }) });
  const { shown, answer } = await open();
  expect(shown()).toEqual({ ...adaHere, displayName: '', hasPassword: false });
  await answer(ada);
  expect(shown()).toEqual(ada);
});

test.each([
  ['nobody is', null],
  ['somebody else is', bo],
])('where %s signed in any more, nothing of who was is left', async (_what, now) => {
  setDevice({ last: ada.uid, stored: kept(ada) });
  const { shown, answer, queryClient } = await open();
  queryClient.setQueryData(['saved', ada.uid], {});
  await answer(now);
  expect(shown()).toEqual(now);
  expect(queryClient.getQueryData(['saved', ada.uid])).toBeUndefined();
});

test('a user whom the service keeps, and who was not here last, is shown once the service has said so', async () => {
  setDevice({ last: ada.uid, stored: kept(bo) });
  const { shown, answer } = await open();
  expect(shown()).toBeUndefined();
  await answer(bo);
  expect(shown()).toEqual(bo);
});

test.each([
  ['nothing of', null],
  ['a part of', { uid: ada.uid }],
])('a device that keeps %s a user shows nobody', async (_what, stored) => {
  setDevice({ last: ada.uid, stored });
  const { shown, answer } = await open();
  expect(shown()).toBeUndefined();
  await answer(null);
  expectLogged('cannot be used');
});

test('a kept name that is no text is nothing to show', async () => {
  setDevice({ last: ada.uid, stored: { ...kept(ada), displayName: { first: 'Ada' } } });
  const { shown, answer } = await open();
  expect(shown()).toBeUndefined();
  await answer(null);
});

test('a user who has left this page is not recalled on the next', async () => {
  setDevice({ last: ada.uid, stored: kept(ada) });
  const { shown, answer, recallUser } = await open();
  await answer(null);
  recallUser();
  expect(shown()).toBeNull();
});

test('who is signed out in another tab before the service has answered is not signed in again by it', async () => {
  setDevice({ last: ada.uid, stored: kept(ada) });
  service.signOut.mockResolvedValue(undefined);
  const { shown, answer, queryClient } = await open();
  await vi.waitUntil(() => service.observeUser.mock.calls.length === 1, { timeout: 60_000 });
  queryClient.setQueryData(['saved', ada.uid], {});
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'teoriklar.signedIn' }));
  expect(shown()).toBeNull();
  expect(queryClient.getQueryData(['saved', ada.uid])).toBeUndefined();
  await answer(ada);
  expect(shown()).toBeNull();
  expect(service.signOut).toHaveBeenCalledOnce();
});

test('nothing of who was shown is left where another tab has marked the device with the next', async () => {
  setDevice({ last: ada.uid, stored: kept(ada) });
  const { shown, answer, queryClient } = await open();
  await answer(adaHere);
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  queryClient.setQueryData(['saved', ada.uid], {});
  localStorage.setItem('teoriklar.signedIn', JSON.stringify(bo.uid));
  await answer(bo);
  expect(shown()).toEqual(bo);
  expect(queryClient.getQueryData(['saved', ada.uid])).toBeUndefined();
});
