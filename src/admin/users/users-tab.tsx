import { useState } from 'react';

import { userName } from '../../domain/admin/user-entry';
import { Button } from '../../ui/button';
import { CellText } from '../../ui/table';
import { customerHref, customerParameter, DeskLink } from '../shared/desk-links';
import { formatDay } from '../shared/format-day';
import { aloneInCell } from '../shared/row-button';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { UserList } from '../shared/user-list';
import { UserStatusBadge } from '../shared/user-status-badge';
import { CreateUserDialog } from './create-user-dialog';
import { CustomerPage } from './customer-page';
import { StatusButton } from './status-button';

/** Everybody with an account. */
function Users() {
  const [isCreating, setIsCreating] = useState(false);
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
          {
            heading: 'Namn',
            cell: (user) => (
              <CellText>
                <DeskLink to={customerHref(user.userId)}>{userName(user)}</DeskLink>
              </CellText>
            ),
          },
          {
            heading: 'E-post',
            onPhone: 'plain',
            cell: ({ email }) => <CellText>{email}</CellText>,
          },
          {
            heading: 'Status',
            onPhone: 'corner',
            cell: ({ userStatus }) => <UserStatusBadge userStatus={userStatus} />,
          },
          {
            heading: 'Skapad',
            onPhone: 'hidden',
            cell: ({ createdAt }) => (
              <span className="whitespace-nowrap">
                {createdAt === null ? '-' : formatDay(createdAt)}
              </span>
            ),
          },
          {
            heading: 'Åtgärder',
            onPhone: 'end',
            cell: (user) => <StatusButton user={user} className={aloneInCell} />,
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
    </>
  );
}

/** The tab 'Användare': everybody with an account or, by the address, one of them. */
export default function UsersTab() {
  const uid = useListAddress().get(customerParameter);
  return uid === undefined ? <Users /> : <CustomerPage key={uid} uid={uid} />;
}
