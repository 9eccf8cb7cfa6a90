import { TabHeader } from '../shared/tab-header';
import { AdminPassword } from './admin-password';
import { Administrators } from './administrators';
import { SystemStatistics } from './system-statistics';

/** The tab 'Admin-inställningar'. */
export default function AdminSettingsTab() {
  return (
    <>
      <TabHeader title="Admin-inställningar" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <AdminPassword />
        <SystemStatistics />
        <div className="lg:col-span-2">
          <Administrators />
        </div>
      </div>
    </>
  );
}
