import { serverTimestamp } from 'firebase/firestore/lite';

import { productIds, type ProductId } from '../../domain/account/license';
import { describeChange } from '../../domain/admin/describe-change';
import { productFields } from '../../domain/admin/shop-fields';
import { productSchema, type Product } from '../../domain/purchase/product';
import { standardOffer } from '../../domain/purchase/standard-offer';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { parseList } from '../firebase/parse';
import { productRef } from './refs';
import { readProducts } from './repository';

/** A product as an administrator sees it who has not said yet that it is sold. */
function findUnsold(productId: ProductId): Product {
  return { ...standardOffer[productId], isActive: false };
}

/** Every product for an administrator; one that has never been stored is there and not on sale. Throws DataError. */
export async function listAllProducts(): Promise<Product[]> {
  const stored = await readProducts();
  return productIds.map(
    (productId) => stored.find(({ id }) => id === productId) ?? findUnsold(productId),
  );
}

/**
 * Changes these of what a product is, and leaves the others as they are, whoever has changed them meanwhile. Orders that
 * are there keep their price. Throws DataError.
 */
export async function changeProduct(
  productId: ProductId,
  changes: Partial<Omit<Product, 'id'>>,
  changeKey: ChangeKey,
): Promise<void> {
  const reference = productRef(productId);
  await runLogged(changeKey, 'changeProduct', reference, async (transaction) => {
    const stored = await transaction.get(reference);
    const [known] = parseList(productSchema, stored.exists() ? [stored] : []);
    const before = known ?? findUnsold(productId);
    const changed = { ...changes, changeId: changeKey.id, updatedAt: serverTimestamp() };
    if (stored.exists()) transaction.update(reference, changed);
    else {
      const { name, price, months, isActive } = before;
      const product = { name, price, months, isActive };
      transaction.set(reference, { ...product, ...changed, createdAt: serverTimestamp() });
    }
    const details = describeChange(before, { ...before, ...changes }, productFields);
    return { result: undefined, details };
  });
}
