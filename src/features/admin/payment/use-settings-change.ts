import { useMutation, useQueryClient } from '@tanstack/react-query';

import { adminPaymentSettingsOptions } from '../../../data/payment-settings/admin-queries';
import { changePaymentSettings } from '../../../data/payment-settings/manage-settings';
import { paymentSettingsOptions } from '../../../data/payment-settings/queries';
import type { PaymentSettings } from '../../../domain/purchase/payment-settings';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useAdmin } from '../admin-context';

export const settingsSaved = 'Betalningsinställningar har sparats.';
export const settingsFailed = 'Kunde inte spara betalningsinställningarna.';

/** Changes some of the payment settings; those that are not named stay as they are. */
export function useSettingsChange() {
  const client = useQueryClient();
  const admin = useAdmin();
  return useMutation({
    mutationFn: (changes: Partial<PaymentSettings>) => changePaymentSettings(changes, admin.uid),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries(adminPaymentSettingsOptions()),
        client.invalidateQueries(paymentSettingsOptions()),
      ]);
      notifySuccess('Framgång', settingsSaved);
    },
    onError: () => {
      notifyError('Fel', settingsFailed);
    },
  });
}
