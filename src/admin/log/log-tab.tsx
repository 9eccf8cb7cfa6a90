import { useQuery } from '@tanstack/react-query';

import { emailsOptions, logPageOptions } from '../../data/admin-log/queries';
import { logActionName } from '../../domain/admin/log-action';
import { describeTarget, type LogEntry } from '../../domain/admin/log-entry';
import { formatMoment } from '../../lib/format';
import { EmptyState } from '../../ui/empty-state';
import { CellText, Table } from '../../ui/table';
import { PagedList } from '../shared/paged-list';
import { TabHeader } from '../shared/tab-header';
import { usePages } from '../shared/use-pages';

/** The users that entries name: first those who did something, then those it was done to. */
function usersIn(entries: readonly LogEntry[]): string[] {
  const concerned = entries.flatMap(({ target }) => describeTarget(target).uid ?? []);
  return [...new Set([...entries.map(({ actor }) => actor), ...concerned])];
}

function Target({ target, emails }: { target: string; emails: ReadonlyMap<string, string> }) {
  const { kind, id, uid } = describeTarget(target);
  const name = (uid === null ? undefined : emails.get(uid)) ?? id;
  return (
    <span className="block min-w-52 wrap-anywhere">
      {kind !== '' && <span className="text-muted-foreground">{kind} </span>}
      {name}
    </span>
  );
}

/** What was changed from and to, a line for each field; older entries do not say it. */
function Details({ details }: { details: string | undefined }) {
  return (
    <span className="block max-w-xl wrap-anywhere whitespace-pre-line sm:min-w-64">
      {details ?? '–'}
    </span>
  );
}

function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const { data: emails = new Map<string, string>() } = useQuery(emailsOptions(usersIn(entries)));
  return (
    <Table
      caption="Logg"
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: 'Tid',
          onPhone: 'corner',
          cell: ({ at }) => (
            <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
              {formatMoment(at)}
            </time>
          ),
        },
        {
          heading: 'Administratör',
          onPhone: 'plain',
          cell: ({ actor }) => <CellText>{emails.get(actor) ?? actor}</CellText>,
        },
        { heading: 'Händelse', onPhone: 'first', cell: ({ action }) => logActionName(action) },
        {
          heading: 'Gäller',
          onPhone: 'plain',
          cell: ({ target }) => <Target target={target} emails={emails} />,
        },
        {
          heading: 'Ändring',
          onPhone: 'plain',
          cell: ({ details }) => <Details details={details} />,
        },
      ]}
    />
  );
}

/** The tab 'Logg': what administrators did to users, licences, orders, roles, settings and content, newest first. */
export default function LogTab() {
  const pages = usePages(logPageOptions);
  return (
    <>
      <TabHeader title="Logg" intro="Det administratörer har gjort. Ingen kan ändra i den." />
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda loggen."
        empty={
          <EmptyState title="Loggen är tom">
            <p>
              Här syns ändringar av användare, licenser, köp, roller, inställningar och innehåll.
            </p>
          </EmptyState>
        }
      >
        {(entries) => <LogTable entries={entries} />}
      </PagedList>
    </>
  );
}
