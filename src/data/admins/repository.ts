import { doc, getDoc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/**
 * Returns true iff the user is an administrator: a document admins/{uid} exists, and the account is active. Throws
 * DataError 'network'. Twin of `isAdmin` in firestore.rules.
 */
export async function isAdmin(uid: string): Promise<boolean> {
  const [role, profile] = await Promise.all(
    ['admins', 'profiles'].map((collection) =>
      request(() => getDoc(doc(firestore, collection, uid))),
    ),
  );
  return role?.exists() === true && profile?.get('userStatus') === 'active';
}
