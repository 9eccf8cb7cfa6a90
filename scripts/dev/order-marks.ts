import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

import { soldStatuses } from '../../src/domain/purchase/order';
import { updateAsRead } from './update-as-read';

const ordersAtATime = 200;

/** The sold orders that do not say whether they were paid in test mode, which revenue would leave out. */
export async function planOrderMarks(firestore: Firestore): Promise<QueryDocumentSnapshot[]> {
  const sold = firestore.collection('orders').where('status', 'in', soldStatuses).select('isTest');
  return (await sold.get()).docs.filter((order) => order.get('isTest') === undefined);
}

/** Writes that these were not: of those that were, the program before wrote it. One that has changed meanwhile is left. */
export async function writeOrderMarks(orders: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (let from = 0; from < orders.length; from += ordersAtATime) {
    const batch = orders.slice(from, from + ordersAtATime);
    await Promise.all(batch.map((order) => updateAsRead(order, { isTest: false })));
  }
}
