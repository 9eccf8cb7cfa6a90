import { serverTimestamp } from 'firebase/firestore/lite';

import { describeChange } from '../../domain/admin/describe-change';
import { paymentSettingsFields } from '../../domain/admin/shop-fields';
import {
  noPaymentSettings,
  paymentSettingsSchema,
  type PaymentSettings,
} from '../../domain/purchase/payment-settings';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { parseDocument } from '../firebase/parse';
import { paymentSecretRef, paymentSettingsRef } from './refs';

/**
 * Changes these of the settings and leaves the others as they are, whoever has changed them meanwhile. Throws DataError.
 */
export async function changePaymentSettings(
  changes: Partial<PaymentSettings>,
  changeKey: ChangeKey,
): Promise<void> {
  const reference = paymentSettingsRef();
  await runLogged(changeKey, 'changePaymentSettings', reference, async (transaction) => {
    const stored = await transaction.get(reference);
    const before = stored.exists()
      ? parseDocument(paymentSettingsSchema, stored)
      : noPaymentSettings;
    const after = { ...before, ...changes };
    transaction.set(reference, { ...after, changeId: changeKey.id, updatedAt: serverTimestamp() });
    return { result: undefined, details: describeChange(before, after, paymentSettingsFields) };
  });
}

/** Stores a secret key in place of the one before; nobody can read either again. Throws DataError. */
export async function replaceSecretKey(secretKey: string, changeKey: ChangeKey): Promise<void> {
  const reference = paymentSecretRef(changeKey.id);
  await runLogged(changeKey, 'changePaymentSecret', reference, (transaction) => {
    transaction.set(reference, { secretKey, changeId: changeKey.id, createdAt: serverTimestamp() });
    // of a secret nothing is said
    return { result: undefined, details: '' };
  });
}
