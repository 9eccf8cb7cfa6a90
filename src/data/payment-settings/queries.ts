import { queryOptions } from '@tanstack/react-query';

import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { onDevice } from '../device-cache';
import { getPaymentSettings } from './repository';

/** How the operator is paid, or null before an administrator has said so. */
export function paymentSettingsOptions() {
  return queryOptions<PaymentSettings | null>({
    queryKey: ['paymentSettings'],
    queryFn: getPaymentSettings,
    staleTime: 5 * 60_000,
    ...onDevice,
  });
}
