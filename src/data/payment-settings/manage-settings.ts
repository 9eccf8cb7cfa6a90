import { doc, runTransaction, serverTimestamp, writeBatch } from 'firebase/firestore/lite';

import {
  noPaymentSettings,
  paymentSettingsSchema,
  type PaymentSettings,
} from '../../domain/purchase/payment-settings';
import { logEntry } from '../admin-log/log-entry';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';
import { request } from '../firebase/request';

/**
 * Changes these of the settings and leaves the others as they are, whoever has changed them meanwhile. Throws DataError.
 * @param by the administrator's uid.
 */
export async function changePaymentSettings(
  changes: Partial<PaymentSettings>,
  by: string,
): Promise<void> {
  const reference = doc(firestore, 'settings', 'payment');
  await request(() =>
    runTransaction(firestore, async (transaction) => {
      const stored = await transaction.get(reference);
      const known = stored.exists() ? parseDocument(paymentSettingsSchema, stored) : {};
      transaction.set(reference, {
        ...noPaymentSettings,
        ...known,
        ...changes,
        updatedAt: serverTimestamp(),
      });
      logEntry(transaction, by, 'changePaymentSettings', reference.path);
    }),
  );
}

/** Stores the secret key, which nobody can read again: the rules let nobody. Throws DataError. */
export async function replaceSecretKey(secretKey: string, by: string): Promise<void> {
  const reference = doc(firestore, 'settings', 'paymentSecret');
  const batch = writeBatch(firestore);
  batch.set(reference, { secretKey, updatedAt: serverTimestamp() });
  logEntry(batch, by, 'changePaymentSecret', reference.path);
  await request(() => batch.commit());
}
