import { doc, serverTimestamp } from 'firebase/firestore/lite';

import {
  noPaymentSettings,
  paymentSettingsSchema,
  type PaymentSettings,
} from '../../domain/purchase/payment-settings';
import { runLogged, type Press } from '../admin-log/run-logged';
import { firestore } from '../firebase/firestore';
import { parseDocument } from '../firebase/parse';

/**
 * Changes these of the settings and leaves the others as they are, whoever has changed them meanwhile. Throws DataError.
 */
export async function changePaymentSettings(
  changes: Partial<PaymentSettings>,
  press: Press,
): Promise<void> {
  const reference = doc(firestore, 'settings', 'payment');
  await runLogged(press, 'changePaymentSettings', reference, async (transaction) => {
    const stored = await transaction.get(reference);
    const known = stored.exists() ? parseDocument(paymentSettingsSchema, stored) : {};
    transaction.set(reference, {
      ...noPaymentSettings,
      ...known,
      ...changes,
      changeId: press.id,
      updatedAt: serverTimestamp(),
    });
  });
}

/** Stores a secret key in place of the one before; nobody can read either again. Throws DataError. */
export async function replaceSecretKey(secretKey: string, press: Press): Promise<void> {
  const reference = doc(firestore, 'paymentSecrets', press.id);
  await runLogged(press, 'changePaymentSecret', reference, (transaction) => {
    transaction.set(reference, { secretKey, changeId: press.id, createdAt: serverTimestamp() });
  });
}
