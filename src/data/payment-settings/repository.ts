import { doc, getDoc } from 'firebase/firestore/lite';

import {
  paymentSettingsSchema,
  type PaymentSettings,
} from '../../domain/purchase/payment-settings';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';

/** How the operator is paid, or null before an administrator has said so. Throws DataError. */
export async function getPaymentSettings(): Promise<PaymentSettings | null> {
  const document = await request(() => getDoc(doc(firestore, 'settings', 'payment')));
  return document.exists() ? parseDocument(paymentSettingsSchema, document) : null;
}
