import { TabHeader } from '../tab-header';

/** The tab 'Admin-inställningar'. */
export default function AdminSettingsTab() {
  return <TabHeader title="Admin-inställningar" />;
}
