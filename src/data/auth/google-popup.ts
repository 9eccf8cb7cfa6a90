import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type User,
} from 'firebase/auth';

import { DataError, type DataErrorCode } from '../errors';
import { toDataError } from '../to-data-error';

const codes: Record<string, DataErrorCode> = {
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/account-exists-with-different-credential': 'account-exists',
};

/** What the popup has thrown, with the provider's message. */
function toPopupError(error: unknown): DataError {
  if (!(error instanceof FirebaseError)) return toDataError(error);
  // Google's script could not be loaded
  const isUnreachable = (error.customData as unknown) instanceof Event;
  const code = isUnreachable ? 'network' : codes[error.code];
  return code === undefined
    ? toDataError(error)
    : new DataError(code, error.message, { cause: error });
}

/**
 * Opens Google's popup and returns who was chosen there. Throws DataError 'popup-closed', 'popup-blocked',
 * 'account-exists', 'network' and others with the provider's message.
 */
export async function openGooglePopup(auth: Auth): Promise<User> {
  try {
    const { user } = await signInWithPopup(
      auth,
      new GoogleAuthProvider(),
      browserPopupRedirectResolver,
    );
    return user;
  } catch (error) {
    throw toPopupError(error);
  }
}

/** Opens Google's popup so that the signed-in user proves to be himself. */
export async function confirmByGooglePopup(user: User): Promise<void> {
  const provider = new GoogleAuthProvider();
  if (user.email !== null) provider.setCustomParameters({ login_hint: user.email });
  try {
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  } catch (error) {
    throw toPopupError(error);
  }
}
