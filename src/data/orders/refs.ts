import { collection, doc, query, where } from 'firebase/firestore/lite';

import { firestore } from '../firebase/firestore';

export const ordersRef = () => collection(firestore, 'orders');
export const orderRef = (id: string) => doc(ordersRef(), id);
export const ordersOf = (uid: string) => query(ordersRef(), where('userId', '==', uid));

/** Which order of each product waits for its payment, or waited last. */
export const openOrdersOf = (uid: string) => collection(firestore, 'users', uid, 'openOrders');

/** The order for which the user has used each discount code. */
export const codeUsesOf = (uid: string) => collection(firestore, 'users', uid, 'codeUses');
