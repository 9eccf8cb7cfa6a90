import { useState } from 'react';

import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { Button } from '../../ui/button';
import { CellText } from '../../ui/table';
import { useAdmin } from '../shared/admin-context';
import { formatDay } from '../shared/format-day';
import { aloneInCell, RowButton } from '../shared/row-button';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
import { UserList } from '../shared/user-list';
import { UserStatusBadge } from '../shared/user-status-badge';
import { CreateUserDialog } from './create-user-dialog';
import { DeactivateDialog } from './deactivate-dialog';
import { useStatusChange } from './use-status-change';

/** Shuts a user out, after asking, or lets the user in again. */
function StatusButton({
  user,
  onShutOut,
}: {
  user: UserEntry;
  onShutOut: (user: UserEntry) => void;
}) {
  const admin = useAdmin();
  const change = useStatusChange(user);
  if (user.userId === admin.uid) return <span className="text-muted-foreground">Du själv</span>;
  const isActive = user.userStatus === 'active';
  return (
    <RowButton
      item={user}
      name={userName(user)}
      className={aloneInCell}
      isDestructive={isActive}
      isBusy={change.isBusy}
      onPress={(pressed) => {
        if (isActive) onShutOut(pressed);
        else change.run(true);
      }}
    >
      {isActive ? 'Inaktivera' : 'Aktivera'}
    </RowButton>
  );
}

/** The tab 'Användare': everybody with an account. */
export default function UsersTab() {
  const [isCreating, setIsCreating] = useState(false);
  const shuttingOut = useDialog((user: UserEntry, onClose) => (
    <DeactivateDialog user={user} onClose={onClose} />
  ));
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
            cell: (user) => <StatusButton user={user} onShutOut={shuttingOut.open} />,
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
      {shuttingOut.dialog}
    </>
  );
}
