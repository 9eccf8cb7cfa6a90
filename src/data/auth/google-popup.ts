import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
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
