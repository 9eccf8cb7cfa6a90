import { collection, getDocs, limit, query } from 'firebase/firestore/lite';

import { productSchema, type Product } from '../../domain/purchase/product';
import { firestore } from '../firebase/firestore';
import { parseList } from '../firebase/parse';
import { request } from '../firebase/request';

/** The products that are on sale. Throws DataError. */
export async function listProducts(): Promise<Product[]> {
  const found = await request(() => getDocs(query(collection(firestore, 'products'), limit(10))));
  return parseList(productSchema, found.docs).filter(({ isActive }) => isActive);
}
