import { useQueryClient } from '@tanstack/react-query';

import { adminPaymentSettingsOptions } from '../../data/payment-settings/admin-queries';
import { changePaymentSettings } from '../../data/payment-settings/manage-settings';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { useAdmin } from '../shared/admin-context';
import { useChange } from '../shared/use-change';

export const settingsSaved = 'Betalningsinställningar har sparats.';
export const settingsFailed = 'Kunde inte spara betalningsinställningarna.';

/** Changes some of the payment settings; those that are not named stay as they are. */
export function useSettingsChange() {
  const client = useQueryClient();
  const admin = useAdmin();
  return useChange({
    failed: settingsFailed,
    run: (changes: Partial<PaymentSettings>, id) =>
      changePaymentSettings(changes, { actor: admin.uid, id }),
    done: async () => {
      await Promise.all([
        client.invalidateQueries(adminPaymentSettingsOptions()),
        client.invalidateQueries(paymentSettingsOptions()),
      ]);
      return settingsSaved;
    },
  });
}
