import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { forgetPanel } from '../../data/admins/forget-panel';
import { adminRoleOptions } from '../../data/admins/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { authOptions } from '../../data/auth/queries';
import type { AdminRole } from '../../domain/admin/role';
import { markNavigation } from '../../lib/navigation';
import { Alert } from '../../ui/alert';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { AdminContext } from '../shared/admin-context';
import { problemText } from '../shared/messages';
import { DeskFrame } from './desk-frame';
import { UnlockForm } from './unlock-form';
import { readUnlocked, writeUnlocked } from './unlock-store';

const title = 'Admin-inloggning';

const skeleton = <Skeleton className="h-56" />;

/** What stands there until it is known who is here, in the frame of what will most likely come. */
function Waiting({ isUnlocked, children }: { isUnlocked: boolean; children: ReactNode }) {
  return isUnlocked ? (
    <DeskFrame>{children}</DeskFrame>
  ) : (
    <Page title={title} width="reading">
      {children}
    </Page>
  );
}

function RoleGate({
  user,
  isUnlocked,
  children,
}: {
  user: AuthUser;
  isUnlocked: boolean;
  children: (role: AdminRole) => ReactNode;
}) {
  const role = useQuery(adminRoleOptions(user.uid));
  if (role.data != null) return children(role.data);
  if (role.data === null) {
    return (
      <Page title={title} width="reading">
        <Alert tone="warning" title="Du är inte administratör">
          Du är inloggad som {user.email}, som inte har administratörsrollen. Be en administratör
          att ge dig den.
        </Alert>
      </Page>
    );
  }
  return (
    <Waiting isUnlocked={isUnlocked}>
      <NotLoaded queries={[role]} title="Kunde inte hämta din behörighet" skeleton={skeleton}>
        {role.isError && problemText(role.error)}
      </NotLoaded>
    </Waiting>
  );
}

/**
 * Opens the panel to an administrator who has proved to be himself in this tab of the browser. It keeps curious eyes
 * off an unattended screen; what anybody may read or write is decided by the rules.
 */
export function AdminGate({ children }: { children: (lock: () => void) => ReactNode }) {
  const auth = useQuery(authOptions());
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const [unlocked, setUnlocked] = useState(readUnlocked);
  const user = auth.data;
  const isUnlocked = unlocked !== null;

  const keep = (uid: string | null) => {
    writeUnlocked(uid);
    setUnlocked(uid);
    // what comes next is another page: its heading takes focus
    markNavigation();
  };
  useEffect(() => {
    if (user === null) writeUnlocked(null);
  }, [user]);

  if (user === null) {
    return <Navigate to={paths.login.getHref()} state={{ from: pathname + search }} replace />;
  }
  if (user === undefined) {
    return (
      <Waiting isUnlocked={isUnlocked}>
        <NotLoaded queries={[auth]} title="Kunde inte hämta ditt konto" skeleton={skeleton}>
          {auth.isError && problemText(auth.error)}
        </NotLoaded>
      </Waiting>
    );
  }
  return (
    <RoleGate user={user} isUnlocked={isUnlocked}>
      {(role) =>
        unlocked === user.uid ? (
          <AdminContext value={{ ...user, role }}>
            {children(() => {
              keep(null);
              forgetPanel(client);
            })}
          </AdminContext>
        ) : (
          <UnlockForm
            user={user}
            onUnlocked={() => {
              keep(user.uid);
            }}
          />
        )
      }
    </RoleGate>
  );
}
