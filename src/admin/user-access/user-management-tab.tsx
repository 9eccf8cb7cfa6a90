import { useState } from 'react';

import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { serverNow } from '../../lib/server-clock';
import { Button } from '../../ui/button';
import { CellText } from '../../ui/table';
import { customerHref, DeskLink } from '../shared/desk-links';
import { TabHeader } from '../shared/tab-header';
import { useDialog } from '../shared/use-dialog';
import { UserList } from '../shared/user-list';
import { UserStatusBadge } from '../shared/user-status-badge';
import { AccountCard } from './account-card';
import { ActivateDialog } from '../shared/activate-dialog';
import { describeFreeMinutes } from '../shared/free-minutes';
import { useMinutesGift } from '../shared/use-minutes-gift';

/** The minutes of the quick gift (specification, section 9). */
const quickGift = 10;

function RowActions({
  user,
  isChosen,
  onChoose,
  onActivate,
}: {
  user: UserEntry;
  isChosen: boolean;
  onChoose: () => void;
  onActivate: () => void;
}) {
  const gift = useMinutesGift(user);
  const name = <span className="sr-only">: {userName(user)}</span>;
  return (
    <div className="-my-2 -ml-4 flex gap-1">
      <Button variant="quiet" aria-pressed={isChosen} onClick={onChoose}>
        {isChosen ? 'Vald' : 'Välj'}
        {name}
      </Button>
      <Button
        variant="quiet"
        isBusy={gift.isBusy}
        onClick={() => {
          gift.run(quickGift);
        }}
      >
        +{quickGift} min
        {name}
      </Button>
      <Button variant="quiet" onClick={onActivate}>
        Aktivera
        <span className="sr-only"> full åtkomst</span>
        {name}
      </Button>
    </div>
  );
}

/** The tab 'Användarkonto': free minutes and full access, given by hand. */
export default function UserManagementTab() {
  const [chosen, setChosen] = useState<UserEntry | null>(null);
  const activation = useDialog((user: UserEntry, onClose) => (
    <ActivateDialog user={user} onClose={onClose} />
  ));
  return (
    <>
      <TabHeader
        title="Användarkonto"
        intro="Ge gratis minuter eller full åtkomst. Sök fram en användare och välj den i listan."
      />
      <div className="grid grid-cols-1 gap-6">
        <AccountCard key={chosen?.userId} user={chosen} onActivate={activation.open} />
        <UserList
          caption="Användarkonton"
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
              onPhone: 'hidden',
              cell: ({ email }) => <CellText>{email}</CellText>,
            },
            {
              heading: 'Status',
              onPhone: 'hidden',
              cell: ({ userStatus }) => <UserStatusBadge userStatus={userStatus} />,
            },
            {
              heading: 'Gratis minuter',
              onPhone: 'corner',
              cell: (user) => (
                <span className="whitespace-nowrap">{describeFreeMinutes(user, serverNow())}</span>
              ),
            },
            {
              heading: 'Åtgärder',
              onPhone: 'end',
              cell: (user) => (
                <RowActions
                  user={user}
                  isChosen={chosen?.userId === user.userId}
                  onChoose={() => {
                    setChosen(user);
                  }}
                  onActivate={() => {
                    activation.open(user);
                  }}
                />
              ),
            },
          ]}
        />
      </div>
      {activation.dialog}
    </>
  );
}
