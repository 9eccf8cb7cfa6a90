import { collection, doc, query, where } from 'firebase/firestore/lite';

import type { ProductId } from '../../domain/account/license';
import { firestore } from '../firebase/firestore';

export const licensesRef = () => collection(firestore, 'licenses');

/** A user has one licence of a product. */
export const licenseRef = (uid: string, productId: ProductId) =>
  doc(licensesRef(), `${uid}_${productId}`);

export const licensesOf = (uid: string) => query(licensesRef(), where('userId', '==', uid));
