import { TabHeader } from '../tab-header';

/** The tab 'Felrapporter'. */
export default function ReportsTab() {
  return <TabHeader title="Felrapporter" />;
}
