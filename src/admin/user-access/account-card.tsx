import { useEffect, useRef } from 'react';

import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { Card } from '../../ui/card';
import { Licenses } from '../shared/licenses';
import { MinutesForm } from '../shared/minutes-form';

/** The account that is chosen, and what can be given to it. */
export function AccountCard({
  user,
  onActivate,
}: {
  user: UserEntry | null;
  onActivate: (user: UserEntry) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the list that the user was chosen in may be far below
    if (user !== null) heading.current?.focus();
  }, [user]);
  return (
    <Card className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
          {user === null ? 'Ingen användare vald' : userName(user)}
        </h3>
        <p className="wrap-anywhere text-muted-foreground">
          {user === null ? 'Välj en användare i listan nedanför.' : user.email}
        </p>
      </div>
      <MinutesForm user={user} />
      {user !== null && (
        <Licenses
          user={user}
          onActivate={() => {
            onActivate(user);
          }}
        />
      )}
    </Card>
  );
}
