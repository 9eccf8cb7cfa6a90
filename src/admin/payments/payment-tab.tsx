import { Tabs } from '../../ui/tabs';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { PendingOrders } from './pending-orders';
import { Products } from './products';
import { RevenueSection } from './revenue-section';
import { PaymentSettingsSection } from './settings-section';
import { Withdrawals } from './withdrawals';

const parts = [
  { value: 'settings', label: 'Inställningar', content: <PaymentSettingsSection /> },
  { value: 'products', label: 'Priser', content: <Products /> },
  { value: 'pending', label: 'Väntande beställningar', content: <PendingOrders /> },
  { value: 'withdrawals', label: 'Återbetalningar', content: <Withdrawals /> },
  { value: 'revenue', label: 'Omsättning', content: <RevenueSection /> },
] as const;

/** The tab 'Betalning'. Its parts are read when they are opened, so that opening the tab reads few documents. */
export default function PaymentTab() {
  const { get, narrow } = useListAddress();
  const part = get('del');
  return (
    <>
      <TabHeader title="Betalning" />
      <Tabs
        label="Betalning"
        value={(parts.find(({ value }) => value === part) ?? parts[0]).value}
        onChange={(value) => {
          narrow({ del: value });
        }}
        items={parts}
      />
    </>
  );
}
