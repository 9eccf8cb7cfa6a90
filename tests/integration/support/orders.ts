import { storedFullOrder } from '../../factories/purchase';
import { randomBytes } from 'node:crypto';

import { Timestamp } from 'firebase-admin/firestore';

import { orderReference } from '../../../src/domain/purchase/order';
import { writeDocument } from './admin';

/** Writes a paid order of this user, with these fields otherwise. Returns its id. */
export async function writeOrder(
  uid: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = orderReference(randomBytes(8));
  await writeDocument(`orders/${id}`, {
    userId: uid,
    ...storedFullOrder,
    status: 'paid',
    isTest: false,
    reference: id,
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    paidAt: Timestamp.now(),
    ...fields,
  });
  return id;
}
