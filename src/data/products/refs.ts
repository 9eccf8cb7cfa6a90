import { collection, doc } from 'firebase/firestore/lite';

import type { ProductId } from '../../domain/account/license';
import { firestore } from '../firebase/firestore';

export const productsRef = () => collection(firestore, 'products');
export const productRef = (id: ProductId) => doc(productsRef(), id);
