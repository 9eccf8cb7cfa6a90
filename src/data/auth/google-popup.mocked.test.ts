import { FirebaseError } from 'firebase/app';
import { reauthenticateWithPopup, signInWithPopup, type Auth, type User } from 'firebase/auth';
import { expect, test, vi } from 'vitest';

import { confirmByGooglePopup, openGooglePopup } from './google-popup';

vi.mock('firebase/auth', async (load) => ({
  ...(await load<object>()),
  signInWithPopup: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
}));

test.each([
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-closed'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/account-exists-with-different-credential', 'account-exists'],
  ['auth/network-request-failed', 'network'],
  ['auth/user-mismatch', 'user-mismatch'],
  ['auth/internal-error', 'unknown'],
  ['auth/invented', 'unknown'],
] as const)('a popup that fails with %s fails with %s', async (thrown, code) => {
  const error = new FirebaseError(thrown, 'the provider says no');
  vi.mocked(signInWithPopup).mockRejectedValueOnce(error);
  vi.mocked(reauthenticateWithPopup).mockRejectedValueOnce(error);
  const failure = { code, message: 'the provider says no' };
  await expect(openGooglePopup({} as Auth)).rejects.toMatchObject(failure);
  await expect(confirmByGooglePopup({ email: null } as User)).rejects.toMatchObject(failure);
});

test("Google's script that cannot be loaded is a dead network", async () => {
  const error = new FirebaseError('auth/internal-error', 'the provider says no');
  error.customData = new Event('error') as unknown as Record<string, unknown>;
  vi.mocked(signInWithPopup).mockRejectedValueOnce(error);
  await expect(openGooglePopup({} as Auth)).rejects.toMatchObject({ code: 'network' });
});
