import { useQuery } from '@tanstack/react-query';

import { adminPaymentSettingsOptions } from '../../data/payment-settings/admin-queries';
import { noPaymentSettings } from '../../domain/purchase/payment-settings';
import { NotLoaded } from '../../ui/not-loaded';
import { ListSkeleton } from '../shared/list-states';
import { problemText } from '../shared/messages';
import { SecretKeyForm } from './secret-key-form';
import { SettingsForm } from './settings-form';
import { TestModeSwitch } from './test-mode-switch';

/** How the operator is paid. */
export function PaymentSettingsSection() {
  const query = useQuery(adminPaymentSettingsOptions());
  if (query.data === undefined) {
    return (
      <NotLoaded
        queries={[query]}
        title="Kunde inte ladda betalningsinställningarna."
        skeleton={<ListSkeleton />}
      >
        {query.isError && problemText(query.error)}
      </NotLoaded>
    );
  }
  const settings = query.data ?? noPaymentSettings;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SettingsForm settings={settings} />
      <div className="grid grid-cols-1 gap-6">
        <TestModeSwitch isOn={settings.testMode} />
        <SecretKeyForm />
      </div>
    </div>
  );
}
