import { changePaymentSettingsOptions } from '../../data/payment-settings/admin-queries';
import { useChange } from '../shared/use-change';

export const settingsSaved = 'Betalningsinställningar har sparats.';
export const settingsFailed = 'Kunde inte spara betalningsinställningarna.';

/** Changes some of the payment settings; those that are not named stay as they are. */
export function useSettingsChange() {
  return useChange(changePaymentSettingsOptions(), {
    failed: settingsFailed,
    done: () => settingsSaved,
  });
}
