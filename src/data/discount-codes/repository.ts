import { getDoc } from 'firebase/firestore/lite';

import type { DiscountCode } from '../../domain/purchase/discount-code';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { discountCodeRef } from './refs';
import { storedDiscountCodeSchema } from './stored-discount-code';

/** The discount code, or null when there is none. Throws DataError. */
export async function getDiscountCode(code: string): Promise<DiscountCode | null> {
  // a slash would name another collection
  if (code === '' || code.includes('/')) return null;
  const document = await request(() => getDoc(discountCodeRef(code)));
  return document.exists() ? parseDocument(storedDiscountCodeSchema, document) : null;
}
