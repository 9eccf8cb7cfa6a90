import { getDocs, limit, query } from 'firebase/firestore/lite';

import { productSchema, type Product } from '../../domain/purchase/product';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { productsRef } from './refs';

/** Every product that is stored, on sale or not. Throws DataError. */
export async function readProducts(): Promise<Product[]> {
  const found = await request(() => getDocs(query(productsRef(), limit(10))));
  return parseList(productSchema, found.docs);
}

/** The products that are on sale. Throws DataError. */
export async function listProducts(): Promise<Product[]> {
  return (await readProducts()).filter(({ isActive }) => isActive);
}
