import { useQuery } from '@tanstack/react-query';

import { entriesAboutOptions } from '../../data/admin-log/queries';
import { latestOrdersOptions } from '../../data/orders/admin-queries';
import { ownReportsOptions } from '../../data/question-reports/own-queries';
import { productIds } from '../../domain/account/license';
import type { LogEntry } from '../../domain/admin/log-entry';
import { toHistoryEvent, type HistoryEvent } from '../../domain/admin/order-history';
import {
  mostReportsBy,
  statusNames,
  type QuestionReport,
} from '../../domain/report/question-report';
import { reasonNames } from '../../domain/report/report-reason';
import { formatMoment } from '../../lib/format';
import { useDuty } from '../shared/admin-context';
import { DeskLink, orderHref, ordersOfHref } from '../shared/desk-links';
import { History } from '../shared/history';
import { ListSkeleton, ListStates, sourceOf } from '../shared/list-states';
import { OrderRows } from '../shared/order-rows';
import { CustomerPart, none } from './customer-part';

/** What a customer has ordered last, and the way to the rest. */
export function CustomerOrders({ uid }: { uid: string }) {
  const orders = useQuery(latestOrdersOptions(uid));
  return (
    <CustomerPart title="Köp">
      <ListStates
        source={sourceOf(orders, ({ items }) => items)}
        errorTitle="Kunde inte ladda köpen."
        skeleton={<ListSkeleton rows={1} />}
        empty={none('Inga köp.')}
      >
        {(items) => <OrderRows label="Köp" orders={items} hrefOf={orderHref} />}
      </ListStates>
      {orders.data?.next != null && (
        <p>
          <DeskLink to={ordersOfHref(uid)}>Visa alla köp</DeskLink>
        </p>
      )}
    </CustomerPart>
  );
}

function Report({ report }: { report: QuestionReport }) {
  return (
    <li className="py-2">
      <p>
        {reasonNames[report.reason]}{' '}
        <span className="text-sm text-muted-foreground">
          {formatMoment(report.createdAt)}, {statusNames[report.status].toLowerCase()}
        </span>
      </p>
      {report.text !== '' && <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>}
    </li>
  );
}

/** What a customer has reported last about questions. */
export function CustomerReports({ uid }: { uid: string }) {
  const reports = useQuery(ownReportsOptions(uid));
  return (
    <CustomerPart title="Felrapporter">
      <ListStates
        source={sourceOf(reports, (items) => items)}
        errorTitle="Kunde inte ladda felrapporterna."
        skeleton={<ListSkeleton rows={1} />}
        empty={none('Inga felrapporter.')}
      >
        {(items) => (
          <ul className="divide-y divide-border">
            {items.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        )}
      </ListStates>
      {reports.data?.length === mostReportsBy && none('De fem senaste visas.')}
    </CustomerPart>
  );
}

const ordersPath = 'orders/';

/**
 * The documents about a customer that administrators change, without the orders.
 * @param withRole the role of an administrator too, about which only owners read.
 */
const documentsAbout = (uid: string, withRole: boolean) => [
  `profiles/${uid}`,
  ...(withRole ? [`admins/${uid}`] : []),
  ...productIds.map((product) => `licenses/${uid}_${product}`),
];

/** What an entry of the log tells; of one about an order, also which one. */
function toEvent(entry: LogEntry): HistoryEvent {
  const event = toHistoryEvent(entry);
  if (!entry.target.startsWith(ordersPath)) return event;
  return { ...event, text: `${event.text}: ${entry.target.slice(ordersPath.length)}` };
}

/** What administrators have done last about a customer and, for those whose work that is, about the latest orders. */
export function CustomerLog({ uid }: { uid: string }) {
  const isOwner = useDuty('everything');
  const mayKeepBooks = useDuty('money');
  const orders = useQuery({ ...latestOrdersOptions(uid), enabled: mayKeepBooks });
  const ordered = (orders.data?.items ?? []).map(({ id }) => `${ordersPath}${id}`);
  const isWhole = orders.data?.next === null;
  const log = useQuery({
    ...entriesAboutOptions([...documentsAbout(uid, isOwner), ...ordered], 8),
    enabled: !mayKeepBooks || !orders.isPending,
  });
  return (
    <CustomerPart title="Logg">
      <ListStates
        source={sourceOf(log, ({ items }) => items)}
        errorTitle="Kunde inte ladda loggen."
        skeleton={<ListSkeleton rows={1} />}
        empty={none(
          isWhole
            ? 'Ingen administratör har ändrat något.'
            : 'Ingen administratör har ändrat konto eller licenser.',
        )}
      >
        {(entries) => <History label="Logg" events={entries.map(toEvent)} />}
      </ListStates>
      {log.data?.next != null &&
        none(isOwner ? 'Det senaste visas. Resten finns under Logg.' : 'Det senaste visas.')}
      {!isWhole &&
        none(
          mayKeepBooks
            ? 'Vad som har gjorts med äldre köp står i varje köps historik.'
            : 'Vad som har gjorts med köpen visas inte här.',
        )}
    </CustomerPart>
  );
}
