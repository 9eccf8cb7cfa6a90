import { doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';

import { standardProducts, type Product } from '../../domain/purchase/product';
import { logEntry } from '../admin-log/log-entry';
import { firestore } from '../firebase/firestore';
import { request } from '../firebase/request';
import { readProducts } from './repository';

/** Every product for an administrator; one that has never been stored is there and not on sale. Throws DataError. */
export async function listAllProducts(): Promise<Product[]> {
  const stored = await readProducts();
  return standardProducts.map(
    (standard) => stored.find(({ id }) => id === standard.id) ?? { ...standard, isActive: false },
  );
}

/** Changes what is sold, and for how much. Orders that are there keep their price. Throws DataError. */
export async function saveProduct({ id, ...product }: Product, by: string): Promise<void> {
  const reference = doc(firestore, 'products', id);
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const stored = await transaction.get(reference);
      const changed = { ...product, updatedAt: serverTimestamp() };
      if (stored.exists()) transaction.update(reference, changed);
      else transaction.set(reference, { ...changed, createdAt: serverTimestamp() });
      logEntry(transaction, by, 'changeProduct', reference.path);
    }),
  );
}
