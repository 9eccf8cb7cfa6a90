import * as z from 'zod/mini';

/** How the operator is paid: the document settings/payment, without the secret key, which nobody can read. */
export const paymentSettingsSchema = z.object({
  enabled: z.boolean(),
  /** Buyers confirm their own payments and no money moves. */
  testMode: z.boolean(),
  publishableKey: z.string(),
  /** Ten figures, as Swish wants them. */
  swishNumber: z.string(),
  swishPayee: z.string(),
  sumupUrl: z.string(),
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

/** What holds before an administrator has said anything: nothing is sold. */
export const noPaymentSettings: PaymentSettings = {
  enabled: false,
  testMode: false,
  publishableKey: '',
  swishNumber: '',
  swishPayee: '',
  sumupUrl: '',
};
