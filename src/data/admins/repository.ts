import { doc, getDoc } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';

/** Returns true iff the user is an administrator: a document admins/{uid} exists. Throws DataError 'network'. */
export async function isAdmin(uid: string): Promise<boolean> {
  const document = await request(() => getDoc(doc(firestore, 'admins', uid)));
  return document.exists();
}
