import {
  serverTimestamp,
  writeBatch,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase/firestore/lite';

import { getRole } from '../admins/repository';
import { removeAccount } from '../auth/own-account';
import { DataError } from '../errors';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { cancelOrder } from '../orders/repository';
import { getProfile } from '../profiles/repository';
import { flushOutbox } from '../outbox/flush';
import { forgetCache } from '../device-cache';
import { belongingNames, readBelongings, staying, type Belonging } from './belongings';
import { forgetOnDevice } from './forget-on-device';

/**
 * What keeps a user from deleting the account: an administrator has to give up the role first, and a user who is not
 * active could come back as one who is.
 */
export type DeletionObstacle = 'administrator' | 'inactive';

/** Returns what keeps the user from deleting the account, or null. Throws DataError. */
export async function findDeletionObstacle(uid: string): Promise<DeletionObstacle | null> {
  const [role, profile] = await Promise.all([getRole(uid), getProfile(uid)]);
  if (role !== null) return 'administrator';
  return profile === null || profile.userStatus === 'active' ? null : 'inactive';
}

/** Writes something about every document that a query finds, a page in one batch. */
async function changeAll(
  of: Belonging,
  uid: string,
  change: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<void> {
  for await (const page of readBelongings(of, uid)) {
    const batch = writeBatch(firestore);
    for (const document of page) change(batch, document);
    await request(() => batch.commit());
  }
}

/**
 * Gives up what is not paid, and then takes the person out of every order; the orders are kept for bookkeeping. The rules
 * want the licences gone by then: an order without its user can be refunded, and would leave them.
 */
async function leaveOrders(uid: string): Promise<void> {
  for await (const page of readBelongings('orders', uid)) {
    const pending = page.filter((order) => order.get('status') === 'pending');
    await Promise.all(pending.map(({ id }) => cancelOrder(id)));
  }
  await changeAll('orders', uid, (batch, { ref }) => {
    batch.update(ref, { userId: null, updatedAt: serverTimestamp() });
  });
}

/**
 * Deletes the signed-in user's account and everything personal, and signs out. The profile goes before what another
 * device could write meanwhile, the account last, so that after a failure half way the same user can do it again, and that
 * finishes it; confirmIdentity has to come before. Throws DataError 'permission-denied' where findDeletionObstacle finds
 * something, 'requires-recent-login' or 'network'.
 */
export async function deleteAccount(uid: string): Promise<void> {
  const obstacle = await findDeletionObstacle(uid);
  if (obstacle !== null) throw new DataError('permission-denied', obstacle);
  // what waits would be sent while, or after, the rest is deleted
  await flushOutbox(uid);
  await changeAll('licenses', uid, (batch, { ref }) => batch.delete(ref));
  await leaveOrders(uid);
  await removeAccount(async () => {
    for (const of of belongingNames.filter((name) => !staying.includes(name))) {
      await changeAll(of, uid, (batch, { ref }) => batch.delete(ref));
    }
    await forgetOnDevice(uid);
  });
  await forgetCache();
}
