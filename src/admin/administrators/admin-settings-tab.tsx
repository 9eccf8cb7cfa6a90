import { useDuty } from '../shared/admin-context';
import { TabHeader } from '../shared/tab-header';
import { AdminPassword } from './admin-password';
import { Administrators } from './administrators';
import { OwnRole } from './own-role';
import { SystemStatistics } from './system-statistics';

/** The tab 'Admin-inställningar': one's own password and, for owners, the administrators and their roles. */
export default function AdminSettingsTab() {
  const isOwner = useDuty('everything');
  return (
    <>
      <TabHeader title="Admin-inställningar" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <AdminPassword />
        {isOwner ? (
          <>
            <SystemStatistics />
            <div className="lg:col-span-2">
              <Administrators />
            </div>
          </>
        ) : (
          <OwnRole />
        )}
      </div>
    </>
  );
}
