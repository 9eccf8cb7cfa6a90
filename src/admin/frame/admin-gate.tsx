import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { forgetPanel } from '../../data/admins/forget-panel';
import { adminRoleOptions } from '../../data/admins/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { authOptions } from '../../data/auth/queries';
import { markNavigation } from '../../lib/navigation';
import { Alert } from '../../ui/alert';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { AdminContext } from '../shared/admin-context';
import { problemText } from '../shared/messages';
import { UnlockForm } from './unlock-form';
import { readUnlocked, writeUnlocked } from './unlock-store';

const titles = { locked: 'Admin-inloggning', unlocked: 'Administratörspanel' } as const;

const skeleton = <Skeleton className="h-56" />;

function RoleGate({
  user,
  title,
  children,
}: {
  user: AuthUser;
  title: string;
  children: ReactNode;
}) {
  const role = useQuery(adminRoleOptions(user.uid));
  if (role.data === true) return children;
  return (
    <Page title={role.data === false ? titles.locked : title} width="reading">
      {role.data === false ? (
        <Alert tone="warning" title="Du är inte administratör">
          Du är inloggad som {user.email}, som inte har administratörsrollen. Be en administratör
          att ge dig den.
        </Alert>
      ) : (
        <NotLoaded queries={[role]} title="Kunde inte hämta din behörighet" skeleton={skeleton}>
          {role.isError && problemText(role.error)}
        </NotLoaded>
      )}
    </Page>
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
  // what will most likely be there, so that the heading does not change when it is
  const title = unlocked === null ? titles.locked : titles.unlocked;

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
      <Page title={title} width="reading">
        <NotLoaded queries={[auth]} title="Kunde inte hämta ditt konto" skeleton={skeleton}>
          {auth.isError && problemText(auth.error)}
        </NotLoaded>
      </Page>
    );
  }
  return (
    <RoleGate user={user} title={title}>
      {unlocked === user.uid ? (
        <AdminContext value={user}>
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
      )}
    </RoleGate>
  );
}
