import { getDoc } from 'firebase/firestore/lite';

import {
  paymentSettingsSchema,
  type PaymentSettings,
} from '../../domain/purchase/payment-settings';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';
import { paymentSettingsRef } from './refs';

/** How the operator is paid, or null before an administrator has said so. Throws DataError. */
export async function getPaymentSettings(): Promise<PaymentSettings | null> {
  const document = await request(() => getDoc(paymentSettingsRef()));
  return document.exists() ? parseDocument(paymentSettingsSchema, document) : null;
}
