import { queryOptions } from '@tanstack/react-query';

import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { changeOptions } from '../admin-log/change-options';
import { changePaymentSettings, replaceSecretKey } from './manage-settings';
import { paymentSettingsOptions } from './queries';
import { getPaymentSettings } from './repository';

/** How the operator is paid, for an administrator who is about to change it: never from the device. */
export function adminPaymentSettingsOptions() {
  return queryOptions<PaymentSettings | null>({
    queryKey: ['admin', 'paymentSettings'],
    queryFn: getPaymentSettings,
    staleTime: 0,
  });
}

/** Changes some of the settings; those that are not named stay as they are. */
export const changePaymentSettingsOptions = () =>
  changeOptions(
    changePaymentSettings,
    adminPaymentSettingsOptions().queryKey,
    paymentSettingsOptions().queryKey,
  );

/** Stores a secret key in place of the one before; nobody can read either. */
export const replaceSecretKeyOptions = () => changeOptions(replaceSecretKey);
