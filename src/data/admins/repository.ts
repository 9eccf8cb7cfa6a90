import { getDoc } from 'firebase/firestore/lite';

import { request } from '../firebase/request';
import { profileRef } from '../profiles/refs';
import { adminRef } from './refs';

/**
 * Returns true iff the user is an administrator: a document admins/{uid} exists, and the account is active. Throws
 * DataError 'network'. Twin of `isAdmin` in firestore.rules.
 */
export async function isAdmin(uid: string): Promise<boolean> {
  const [role, profile] = await Promise.all(
    [adminRef(uid), profileRef(uid)].map((reference) => request(() => getDoc(reference))),
  );
  return role?.exists() === true && profile?.get('userStatus') === 'active';
}
