import type { AccessSources } from '../../data/access/queries';
import { decideAccess } from '../../domain/account/access';
import { productIds, productsOpenedBy } from '../../domain/account/license';
import { licenseEnd } from '../../domain/purchase/order';
import { earliestPurchase } from '../../domain/purchase/license-reach';
import type { Product } from '../../domain/purchase/product';
import { formatDateAndTime } from '../../lib/format-time';

/** What the page of a product says to one who buys it again. */
export interface Renewal {
  heading: string;
  note: string;
}

/**
 * What is said to one who has, or had, a licence for the product; null to everybody else.
 * @param name what the product is called within a sentence.
 */
export function renewalOf(
  { profile, licenses }: Pick<AccessSources, 'profile' | 'licenses'>,
  product: Product,
  name: string,
  now: Date,
): Renewal | null {
  const license = licenses.find(({ productId, isActive }) => productId === product.id && isActive);
  if (license === undefined) return null;
  if (license.expiresAt > now) {
    // what cannot be bought yet is told in the place of the button
    if (earliestPurchase(product.months, license.expiresAt, now) !== null) return null;
    const until = formatDateAndTime(licenseEnd(product.months, now, license.expiresAt));
    return {
      heading: `Förläng ${name}`,
      note: `Den nya tiden läggs till efter den gamla. Då gäller åtkomsten till och med ${until}.`,
    };
  }
  const opening = productIds.filter((id) => productsOpenedBy(id).includes(product.id));
  // another licence opens the same: nothing is missing
  if (decideAccess(profile, licenses, opening, now).kind === 'license') return null;
  return {
    heading: `Köp ${name} igen`,
    note: `Din åtkomst tog slut ${formatDateAndTime(license.expiresAt)}. Dina svar och resultat finns kvar.`,
  };
}
