import type { PaymentSettings } from '../../../domain/purchase/payment-settings';

/** The settings that one form changes; test mode is switched apart from them. */
export type SettingsFields = Omit<PaymentSettings, 'testMode'>;

/**
 * What a form has changed, so that nothing else is written: another administrator may have changed the rest meanwhile.
 * @param before what the form was opened with.
 */
export function changedSettings(
  before: Partial<SettingsFields>,
  typed: SettingsFields,
): { changes: Partial<SettingsFields>; saved: SettingsFields } {
  const saved: SettingsFields = {
    enabled: typed.enabled,
    publishableKey: typed.publishableKey.trim(),
    swishNumber: typed.swishNumber.trim(),
    swishPayee: typed.swishPayee.trim(),
    sumupUrl: typed.sumupUrl.trim(),
  };
  const changes: Partial<SettingsFields> = {
    ...(saved.enabled !== before.enabled && { enabled: saved.enabled }),
    ...(saved.publishableKey !== before.publishableKey && { publishableKey: saved.publishableKey }),
    ...(saved.swishNumber !== before.swishNumber && { swishNumber: saved.swishNumber }),
    ...(saved.swishPayee !== before.swishPayee && { swishPayee: saved.swishPayee }),
    ...(saved.sumupUrl !== before.sumupUrl && { sumupUrl: saved.sumupUrl }),
  };
  return { changes, saved };
}
