import { doc, getDoc } from 'firebase/firestore/lite';

import type { DiscountCode } from '../../domain/purchase/discount-code';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { storedDiscountCodeSchema } from './stored-discount-code';

/** The discount code, or null when there is none. Throws DataError. */
export async function getDiscountCode(code: string): Promise<DiscountCode | null> {
  // a slash would name another collection
  if (code === '' || code.includes('/')) return null;
  const document = await request(() => getDoc(doc(firestore, 'discountCodes', code)));
  return document.exists() ? parseDocument(storedDiscountCodeSchema, document) : null;
}
