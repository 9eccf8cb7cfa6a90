import { useQuery } from '@tanstack/react-query';

import { accessOptions } from '../../data/access/queries';
import { authOptions } from '../../data/auth/queries';
import { isValidLicense } from '../../domain/account/access';
import { earliestPurchase } from '../../domain/purchase/license-reach';
import { licenseEnd } from '../../domain/purchase/order';
import type { Product } from '../../domain/purchase/product';
import { formatDate } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';

/** What the page of a product says to one who has, or had, a licence for it; null to everybody else. */
export function useRenewal(
  product: Product | undefined,
): { heading: string; intro: string } | null {
  const { data: user } = useQuery(authOptions());
  const { data: sources } = useQuery({
    ...accessOptions(user?.uid ?? ''),
    enabled: user != null,
  });
  const license = sources?.licenses.find(
    ({ productId, isActive }) => productId === product?.id && isActive,
  );
  if (product === undefined || license === undefined) return null;
  const now = serverNow();
  // what cannot be bought yet is told in the place of the button
  if (earliestPurchase(product.months, license.expiresAt, now) !== null) return null;
  if (isValidLicense(license, now)) {
    const until = formatDate(licenseEnd(product.months, now, license.expiresAt));
    return {
      heading: 'Förläng din åtkomst',
      intro: `Den nya tiden läggs till efter den gamla. Då gäller åtkomsten till och med ${until}.`,
    };
  }
  return {
    heading: 'Köp åtkomst igen',
    intro: `Din åtkomst tog slut ${formatDate(license.expiresAt)}. Dina svar och resultat finns kvar.`,
  };
}
