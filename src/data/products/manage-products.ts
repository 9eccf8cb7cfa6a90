import { doc, serverTimestamp } from 'firebase/firestore/lite';

import type { ProductId } from '../../domain/account/license';
import { standardProducts, type Product } from '../../domain/purchase/product';
import { runLogged, type Press } from '../admin-log/run-logged';
import { firestore } from '../firebase/firestore';
import { readProducts } from './repository';

/** A product as an administrator sees it who has not said yet that it is sold. */
const unsold = standardProducts.map((product) => ({ ...product, isActive: false }));

/** Every product for an administrator; one that has never been stored is there and not on sale. Throws DataError. */
export async function listAllProducts(): Promise<Product[]> {
  const stored = await readProducts();
  return unsold.map((product) => stored.find(({ id }) => id === product.id) ?? product);
}

/**
 * Changes these of what a product is, and leaves the others as they are, whoever has changed them meanwhile. Orders that
 * are there keep their price. Throws DataError.
 */
export async function changeProduct(
  productId: ProductId,
  changes: Partial<Omit<Product, 'id'>>,
  press: Press,
): Promise<void> {
  const reference = doc(firestore, 'products', productId);
  await runLogged(press, 'changeProduct', reference, async (transaction) => {
    const stored = await transaction.get(reference);
    const changed = { ...changes, changeId: press.id, updatedAt: serverTimestamp() };
    if (stored.exists()) {
      transaction.update(reference, changed);
      return;
    }
    for (const { id, ...product } of unsold.filter(({ id }) => id === productId)) {
      transaction.set(doc(reference.parent, id), {
        ...product,
        ...changed,
        createdAt: serverTimestamp(),
      });
    }
  });
}
