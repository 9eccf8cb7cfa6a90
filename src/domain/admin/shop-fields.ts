import type { License } from '../account/license';
import type { Profile } from '../account/profile';
import type { ManagedDiscountCode } from '../purchase/discount-code';
import { lastDayOf } from '../purchase/discount-draft';
import { orderStatusNames } from '../purchase/order-names';
import type { Order } from '../purchase/order';
import type { PaymentSettings } from '../purchase/payment-settings';
import type { Product } from '../purchase/product';
import { roleTexts } from './duties';
import type { AdminRole } from './role';
import type { LoggedField } from './describe-change';
import { inKronor, yesOrNo } from './field-texts';
import { swedishDate } from '../calendar-day';

/** What the log says of a product. */
export const productFields: readonly LoggedField<Omit<Product, 'id'>>[] = [
  { name: 'Namn', textOf: ({ name }) => name },
  { name: 'Pris', textOf: ({ price }) => inKronor(price) },
  { name: 'Månader', textOf: ({ months }) => String(months) },
  { name: 'Säljs', textOf: ({ isActive }) => yesOrNo(isActive) },
];

/** What the log says of the settings of payment: all of them are public. */
export const paymentSettingsFields: readonly LoggedField<PaymentSettings>[] = [
  { name: 'Tar emot betalningar', textOf: ({ enabled }) => yesOrNo(enabled) },
  { name: 'Testläge', textOf: ({ testMode }) => yesOrNo(testMode) },
  { name: 'Publik nyckel', textOf: ({ publishableKey }) => publishableKey },
  { name: 'Swish-nummer', textOf: ({ swishNumber }) => swishNumber },
  { name: 'Swish-mottagare', textOf: ({ swishPayee }) => swishPayee },
  { name: 'SumUp-adress', textOf: ({ sumupUrl }) => sumupUrl },
];

/** What the log says of whether a discount code can be used. */
export const discountStateFields: readonly LoggedField<Pick<ManagedDiscountCode, 'isActive'>>[] = [
  { name: 'Aktiv', textOf: ({ isActive }) => yesOrNo(isActive) },
];

type DiscountTerms = Pick<ManagedDiscountCode, 'percentage' | 'maxUses' | 'expiresAt'>;

/** What the log says of a discount code. */
export const discountFields: readonly LoggedField<DiscountTerms>[] = [
  { name: 'Rabatt', textOf: ({ percentage }) => `${String(percentage)} %` },
  { name: 'Max användningar', textOf: ({ maxUses }) => String(maxUses) },
  {
    name: 'Sista dag',
    textOf: ({ expiresAt }) => (expiresAt === null ? 'ingen' : swedishDate(lastDayOf(expiresAt))),
  },
];

/** What the log says of a code that is deleted. */
export const deletedDiscountFields: readonly LoggedField<
  DiscountTerms & Pick<ManagedDiscountCode, 'currentUses' | 'isActive'>
>[] = [
  ...discountFields,
  { name: 'Antal användningar', textOf: ({ currentUses }) => String(currentUses) },
  ...discountStateFields,
];

type LicenseEnd = Pick<License, 'isActive' | 'expiresAt'>;

/** What the log says of a licence. */
export const licenseFields: readonly LoggedField<LicenseEnd>[] = [
  { name: 'Åtkomst', textOf: ({ isActive }) => (isActive ? 'aktiv' : 'avslutad') },
  { name: 'Gäller till', textOf: ({ expiresAt }) => swedishDate(expiresAt) },
];

/** An order, and the licence of its buyer for what it is about, where there is one. */
export type OrderMove = Pick<Order, 'amount' | 'status'> & {
  license: LicenseEnd | null;
  /** Kronor that have been paid back in part. */
  refunded: number;
};

/** What the log says of an order that moves on. */
export const orderFields: readonly LoggedField<OrderMove>[] = [
  { name: 'Belopp', textOf: ({ amount }) => inKronor(amount), isAlwaysShown: true },
  { name: 'Status', textOf: ({ status }) => orderStatusNames[status] },
  { name: 'Återbetalt', textOf: ({ refunded }) => inKronor(refunded) },
  ...licenseFields.map(({ name, textOf }) => ({
    name,
    textOf: ({ license }: OrderMove) => (license === null ? '' : textOf(license)),
  })),
];

/** What the log says of a user who is let in again or shut out. */
export const userStatusFields: readonly LoggedField<{ isActive: boolean }>[] = [
  { name: 'Konto', textOf: ({ isActive }) => (isActive ? 'aktivt' : 'inaktivt') },
];

/** What the log says of a user who is given another name. */
export const userNameFields: readonly LoggedField<Pick<Profile, 'fullName'>>[] = [
  { name: 'Namn', textOf: ({ fullName }) => fullName },
];

/** What the log says of free minutes that are given. */
export const freeMinutesFields: readonly LoggedField<
  Pick<Profile, 'freeMinutes' | 'freeMinutesStartedAt'>
>[] = [
  { name: 'Gratis minuter', textOf: ({ freeMinutes }) => String(freeMinutes) },
  {
    name: 'Påbörjade',
    textOf: ({ freeMinutesStartedAt }) => yesOrNo(freeMinutesStartedAt !== null),
  },
];

/** What the log says of a role that is given, or is another. */
export const roleFields: readonly LoggedField<{ role: AdminRole | null }>[] = [
  { name: 'Roll', textOf: ({ role }) => (role === null ? 'ingen' : roleTexts[role].name) },
];

/** What the log says of a role that is taken. */
export const takenRoleFields: readonly LoggedField<{ since: Date | null }>[] = [
  {
    name: 'Administratör sedan',
    textOf: ({ since }) => (since === null ? 'okänt datum' : swedishDate(since)),
  },
];
