import { useNavigate } from 'react-router-dom';

import { LeaveGuard } from '../shared/leave-guard';
import { AdminGate } from './admin-gate';
import { Desk } from './desk';
import type { AdminTabKey } from './tabs';

/**
 * The administrator panel.
 * @param tab the one that the address names; undefined for the first that the role has.
 */
export function AdminPage({ tab }: { tab?: AdminTabKey | undefined }) {
  const navigate = useNavigate();
  return (
    <AdminGate>
      {(lock) => (
        <LeaveGuard>
          {(ask) => (
            <Desk
              tab={tab}
              onGo={(href) => {
                ask(() => void navigate(href));
              }}
              onLock={() => {
                ask(lock);
              }}
            />
          )}
        </LeaveGuard>
      )}
    </AdminGate>
  );
}
