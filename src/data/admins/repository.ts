import { getDoc } from 'firebase/firestore/lite';

import { readRole, type AdminRole } from '../../domain/admin/role';
import { request } from '../firebase/request';
import { profileRef } from '../profiles/refs';
import { adminRef } from './refs';

/**
 * The user's role in the panel, or null for somebody who is no administrator: a document admins/{uid} says which, and the
 * account is active. Throws DataError 'network'. Twin of `hasRole` in firestore.rules.
 */
export async function getRole(uid: string): Promise<AdminRole | null> {
  const [role, profile] = await Promise.all(
    [adminRef(uid), profileRef(uid)].map((reference) => request(() => getDoc(reference))),
  );
  const isAdmin = role?.exists() === true && profile?.get('userStatus') === 'active';
  return isAdmin ? readRole(role.get('role')) : null;
}

/**
 * Returns true iff the user has been given a role, whether the account is active or not: only owners change his profile.
 * Throws DataError. Twin of `leavesAdministrators` in firestore.rules.
 */
export async function hasRoleDocument(uid: string): Promise<boolean> {
  return (await request(() => getDoc(adminRef(uid)))).exists();
}
