import { queryOptions } from '@tanstack/react-query';

import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { getPaymentSettings } from './repository';

/** How the operator is paid, for an administrator who is about to change it: never from the device. */
export function adminPaymentSettingsOptions() {
  return queryOptions<PaymentSettings | null>({
    queryKey: ['admin', 'paymentSettings'],
    queryFn: getPaymentSettings,
    staleTime: 0,
  });
}
