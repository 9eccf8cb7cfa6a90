import type { Transaction } from 'firebase/firestore/lite';

import type { Order } from '../../domain/purchase/order';
import { productSchema } from '../../domain/purchase/product';
import { readIn } from '../firebase/transaction';
import { productRef } from '../products/refs';

/** The months that an order bought; of an order from before they were stored, those that its product has now. Throws DataError. */
export async function readMonths(
  transaction: Transaction,
  { months, productId }: Order,
): Promise<number> {
  if (months !== null) return months;
  const product = await readIn(transaction, productRef(productId), productSchema);
  return product.months;
}
