import { useState } from 'react';

import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { Button } from '../../ui/button';
import { CellText } from '../../ui/table';
import { useAdmin } from '../shared/admin-context';
import { formatDay } from '../shared/format-day';
import { TabHeader } from '../shared/tab-header';
import { UserList } from '../shared/user-list';
import { UserStatusBadge } from '../shared/user-status-badge';
import { CreateUserDialog } from './create-user-dialog';
import { DeactivateDialog } from './deactivate-dialog';
import { useStatusChange } from './use-status-change';

/** Shuts a user out, after asking, or lets the user in again. */
function StatusButton({ user, onShutOut }: { user: UserEntry; onShutOut: () => void }) {
  const admin = useAdmin();
  const change = useStatusChange(user);
  if (user.userId === admin.uid) return <span className="text-muted-foreground">Du själv</span>;
  const isActive = user.userStatus === 'active';
  return (
    <Button
      variant={isActive ? 'quietDestructive' : 'quiet'}
      className="-my-2 -ml-4"
      isBusy={change.isBusy}
      onClick={() => {
        if (isActive) onShutOut();
        else change.run(true);
      }}
    >
      {isActive ? 'Inaktivera' : 'Aktivera'}
      <span className="sr-only">: {userName(user)}</span>
    </Button>
  );
}

/** The tab 'Användare': everybody with an account. */
export default function UsersTab() {
  const [isCreating, setIsCreating] = useState(false);
  const [doomed, setDoomed] = useState<UserEntry | null>(null);
  return (
    <>
      <TabHeader
        title="Användare"
        action={
          <Button
            onClick={() => {
              setIsCreating(true);
            }}
          >
            Skapa användare
          </Button>
        }
      />
      <UserList
        caption="Användare"
        columns={[
          { heading: 'Namn', cell: (user) => <CellText>{userName(user)}</CellText> },
          { heading: 'E-post', cell: ({ email }) => <CellText>{email}</CellText> },
          {
            heading: 'Status',
            cell: ({ userStatus }) => <UserStatusBadge userStatus={userStatus} />,
          },
          {
            heading: 'Skapad',
            cell: ({ createdAt }) => (
              <span className="whitespace-nowrap">
                {createdAt === null ? '-' : formatDay(createdAt)}
              </span>
            ),
          },
          {
            heading: 'Åtgärder',
            cell: (user) => (
              <StatusButton
                user={user}
                onShutOut={() => {
                  setDoomed(user);
                }}
              />
            ),
          },
        ]}
      />
      {isCreating && (
        <CreateUserDialog
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
      {doomed !== null && (
        <DeactivateDialog
          user={doomed}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </>
  );
}
