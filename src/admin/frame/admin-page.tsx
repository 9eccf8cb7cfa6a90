import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { AdminGate } from './admin-gate';
import { LeaveGuard } from '../shared/leave-guard';
import { StatCards } from '../shared/stat-cards';
import { TabPanel } from './tab-panel';
import { adminTabs, type AdminTabKey } from './tabs';

/** The administrator panel; which tab is open is in the address. */
export function AdminPage({ tab }: { tab: AdminTabKey }) {
  const navigate = useNavigate();
  return (
    <AdminGate>
      {(lock) => (
        <LeaveGuard>
          {(ask) => (
            <Page
              title="Administratörspanel"
              action={
                <Button
                  variant="outline"
                  onClick={() => {
                    ask(lock);
                  }}
                >
                  Logga ut
                </Button>
              }
            >
              <StatCards />
              <div className="mt-6">
                <Tabs
                  look="many"
                  label="Avdelningar"
                  value={tab}
                  onChange={(key) => {
                    ask(() => void navigate(paths.admin.getHref(key)));
                  }}
                  items={adminTabs.map(({ key, label, Panel }) => ({
                    value: key,
                    label,
                    content: <TabPanel Panel={Panel} />,
                  }))}
                />
              </div>
            </Page>
          )}
        </LeaveGuard>
      )}
    </AdminGate>
  );
}
