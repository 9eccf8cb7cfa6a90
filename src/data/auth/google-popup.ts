import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type User,
} from 'firebase/auth';

import { toDataError } from '../errors';

/** Opens Google's popup and returns who was chosen there. */
export async function openGooglePopup(auth: Auth): Promise<User> {
  try {
    const { user } = await signInWithPopup(
      auth,
      new GoogleAuthProvider(),
      browserPopupRedirectResolver,
    );
    return user;
  } catch (error) {
    throw toDataError(error);
  }
}

/** Opens Google's popup so that the signed-in user proves to be himself. */
export async function confirmByGooglePopup(user: User): Promise<void> {
  const provider = new GoogleAuthProvider();
  if (user.email !== null) provider.setCustomParameters({ login_hint: user.email });
  try {
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  } catch (error) {
    throw toDataError(error);
  }
}
