import { useQuery } from '@tanstack/react-query';

import { isOwnersAloneOptions } from '../../data/admins/queries';
import { examsOfOptions } from '../../data/finished-exams/queries';
import { userOptions } from '../../data/users/queries';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { formatMoment, formatNumber } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { NotLoaded } from '../../ui/not-loaded';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { useDuty } from '../shared/admin-context';
import { ActivateDialog } from '../shared/activate-dialog';
import { BackLink } from '../shared/back-link';
import { customerParameter } from '../shared/desk-links';
import { Facts } from '../shared/facts';
import { describeFreeMinutes } from '../shared/free-minutes';
import { Licenses } from '../shared/licenses';
import { problemText } from '../shared/messages';
import { MinutesForm } from '../shared/minutes-form';
import { useDialog } from '../shared/use-dialog';
import { UserStatusBadge } from '../shared/user-status-badge';
import { CustomerNotes } from './customer-notes';
import { CustomerLog, CustomerOrders, CustomerReports } from './customer-lists';
import { PasswordResetButton } from './password-reset-button';
import { RenameDialog } from './rename-dialog';
import { StatusButton } from './status-button';

/** How many mock tests the customer has finished; what was answered in them is the learner's own. */
function Exams({ uid }: { uid: string }) {
  const { data, isError } = useQuery(examsOfOptions(uid));
  if (data === undefined) return isError ? 'Kunde inte hämtas.' : '\u00a0';
  return data.taken === 0
    ? 'Inga'
    : `${formatNumber(data.taken)} gjorda, ${formatNumber(data.passed)} godkända`;
}

function Profile({ user }: { user: UserEntry }) {
  return (
    <Facts
      facts={[
        ['Namn', user.fullName || '-'],
        ['E-post', user.email],
        ['Skapad', user.createdAt === null ? '-' : formatMoment(user.createdAt)],
        ['Gratis minuter', describeFreeMinutes(user, serverNow())],
        ['Tips och erbjudanden', user.acceptMarketing ? 'Ja, tack' : 'Nej, tack'],
        ['Teoriprov', <Exams key="exams" uid={user.userId} />],
        ['Kund-id', user.userId],
      ]}
    />
  );
}

/** What a customer can ask for and no administrator's browser may do, and how it is done. */
function OnDemand({ uid }: { uid: string }) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
        Ny e-postadress, kopia av uppgifter, radering
      </summary>
      <div className="grid gap-2 wrap-anywhere text-muted-foreground">
        <p>
          Kunden laddar själv ner sina uppgifter och raderar kontot på Min Sida. Kan kunden inte det
          gör driften det, sedan kunden har visat vem det är. I panelen går det inte: elevernas svar
          är deras egna, och inte ens en ägare läser dem.
        </p>
        <p>
          Kopia:
          <code className="block text-foreground">npm run account:export -- {uid}</code>
        </p>
        <p>
          Radering, efter vilken köpen står kvar i bokföringen utan namn:
          <code className="block text-foreground">npm run account:delete -- {uid} --yes</code>
        </p>
        <p>
          En e-postadress kan bara den byta som kommer åt kontot, och ingen kan göra det för någon
          annan i en webbläsare:
          <code className="block text-foreground">npm run account:email -- {uid} ny@adress.se</code>
        </p>
      </div>
    </details>
  );
}

function LoadedCustomer({ user }: { user: UserEntry }) {
  const heading = useMovedHeading(user.userId);
  const mayKeepBooks = useDuty('money');
  const isOwner = useDuty('everything');
  const ownersAlone = useQuery({ ...isOwnersAloneOptions(user.userId), enabled: !isOwner });
  const mayChange = isOwner || ownersAlone.data === false;
  const activation = useDialog((chosen: UserEntry, onClose) => (
    <ActivateDialog user={chosen} onClose={onClose} />
  ));
  const renaming = useDialog((renamed: UserEntry, onClose) => (
    <RenameDialog user={renamed} onClose={onClose} />
  ));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
            {userName(user)}
          </h2>
          <UserStatusBadge userStatus={user.userStatus} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {mayChange && (
            <Button
              variant="outline"
              onClick={() => {
                renaming.open(user);
              }}
            >
              Byt namn
            </Button>
          )}
          <PasswordResetButton user={user} />
          {mayChange && <StatusButton user={user} />}
          {ownersAlone.data === true && (
            <p className="text-sm text-muted-foreground">
              Administratörens konto: bara ägare byter namn på det eller spärrar det.
            </p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card>
          <h3 className="mb-3 text-lg">Uppgifter</h3>
          <Profile user={user} />
          <OnDemand uid={user.userId} />
        </Card>
        <Card className="grid gap-5">
          <h3 className="text-lg">Åtkomst</h3>
          <MinutesForm user={user} />
          <Licenses
            user={user}
            onActivate={() => {
              activation.open(user);
            }}
          />
        </Card>
        <CustomerNotes uid={user.userId} />
        {mayKeepBooks && <CustomerOrders uid={user.userId} />}
        <CustomerReports uid={user.userId} />
        <CustomerLog uid={user.userId} />
      </div>
      {activation.dialog}
      {renaming.dialog}
    </>
  );
}

/** A customer: who it is, what was bought and given, what was reported, and what administrators have done about it. */
export function CustomerPage({ uid }: { uid: string }) {
  const user = useQuery(userOptions(uid));
  return (
    <>
      <BackLink parameter={customerParameter}>Alla användare</BackLink>
      {user.data === undefined ? (
        <NotLoaded queries={[user]} title="Kunde inte ladda kunden.">
          {user.isError && problemText(user.error)}
        </NotLoaded>
      ) : user.data === null ? (
        <EmptyState title="Kunden finns inte">
          <p>Kontot kan ha tagits bort. Köpen finns kvar under Ordrar, utan namn.</p>
        </EmptyState>
      ) : (
        <LoadedCustomer user={user.data} />
      )}
    </>
  );
}
