import * as z from 'zod/mini';

import { paymentMethods } from '../purchase/order';

/** What an account of the operator's books is for: where the money of each way to pay is, what was sold, and its VAT. */
export const accountRoles = [...paymentMethods, 'sales', 'vat'] as const;
type AccountRole = (typeof accountRoles)[number];

/** Four figures, of which the first is the class, 1 to 8 (BAS). */
const accountSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[1-8]\d{3}$/, 'Skriv kontots fyra siffror, av vilka den första är 1–8.'),
  );

/** How sales are put into the operator's books. */
export const bookSettingsSchema = z.object({
  swish: accountSchema,
  sumup: accountSchema,
  sales: accountSchema,
  vat: accountSchema,
  /** The series that the vouchers are numbered in. */
  series: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[A-Za-z0-9]{1,10}$/, 'Skriv en till tio bokstäver (A–Z) eller siffror.'),
    ),
  /** The month, 1 to 12, in which the fiscal year begins. */
  firstMonth: z.int().check(z.minimum(1), z.maximum(12)),
});
export type BookSettings = z.infer<typeof bookSettingsSchema>;

/** The accounts of the BAS chart of accounts (bas.se, Kontoplan BAS), and the calendar's year. */
export const standardBookSettings: BookSettings = {
  swish: '1930',
  sumup: '1580',
  sales: '3001',
  vat: '2611',
  series: 'A',
  firstMonth: 1,
};

/** What the accounts are called in the chart. */
export const accountNames: Record<AccountRole, string> = {
  swish: 'Företagskonto',
  sumup: 'Fordringar för kontokort och kuponger',
  sales: 'Försäljning inom Sverige, 25 % moms',
  vat: 'Utgående moms på försäljning inom Sverige, 25 %',
};
