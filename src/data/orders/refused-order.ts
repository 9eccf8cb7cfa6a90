import type { QueryClient } from '@tanstack/react-query';

import { paymentSettingsOptions } from '../payment-settings/queries';
import { productsOptions } from '../products/queries';
import { ordersKey } from './queries';

/** To be called when no order could be made: what may be the cause is asked for anew. */
export async function orderRefused(client: QueryClient): Promise<void> {
  const causes = [productsOptions().queryKey, paymentSettingsOptions().queryKey, ordersKey];
  await Promise.all(causes.map((queryKey) => client.invalidateQueries({ queryKey })));
}
