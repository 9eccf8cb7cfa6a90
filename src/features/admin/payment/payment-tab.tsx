import { TabHeader } from '../tab-header';

/** The tab 'Betalning'. */
export default function PaymentTab() {
  return <TabHeader title="Betalning" />;
}
