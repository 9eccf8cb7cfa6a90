import { TabHeader } from '../tab-header';

/** The tab 'Rabatter'. */
export default function DiscountsTab() {
  return <TabHeader title="Rabatter" />;
}
