import type { Order } from '../purchase/order';
import { logActionName } from './log-action';
import type { LogEntry } from './log-entry';

/** Something that has happened, as a page tells it. */
export interface HistoryEvent {
  id: string;
  at: Date;
  text: string;
  /** The uid of the administrator who did it; null where it was the customer, or is not known. */
  actor: string | null;
  /** What was changed from and to, a line for each field; empty where nothing is said. */
  details: string;
}

/** What an entry of the log tells. */
export function toHistoryEvent({ id, at, action, actor, details = '' }: LogEntry): HistoryEvent {
  return { id, at, text: logActionName(action), actor, details };
}

function paymentText({ isTest, amount }: Order): string {
  if (isTest) return 'Köparen bekräftade betalningen i testläge';
  return amount === 0 ? 'Köparen bekräftade köpet, som inte kostade något' : 'Betalningen kom in';
}

/**
 * What has happened to an order, the newest first: what administrators have done, as the log has it, and what the order's
 * own times tell beside it.
 * @param entries the log's entries about the order.
 */
export function orderHistory(order: Order, entries: readonly LogEntry[]): HistoryEvent[] {
  const isLogged = (action: string) => entries.some((entry) => entry.action === action);
  const { createdAt, paidAt, refundedAt, updatedAt, status, userId } = order;
  const own: [string, Date | null | undefined, string][] = [
    ['created', createdAt, 'Beställningen gjordes'],
    ['paid', isLogged('confirmPayment') ? null : paidAt, paymentText(order)],
    // to take the buyer's name off it changes an order too
    [
      'withdrawn',
      status === 'withdrawn' && userId !== null ? updatedAt : null,
      'Köparen ångrade köpet',
    ],
    [
      'cancelled',
      status === 'cancelled' && userId !== null && !isLogged('cancelOrder') ? updatedAt : null,
      'Köparen avbröt beställningen',
    ],
    ['refunded', isLogged('refundOrder') ? null : refundedAt, 'Köpet återbetalades'],
  ];
  const told = own.flatMap(([id, at, text]): HistoryEvent[] =>
    at == null ? [] : [{ id, at, text, actor: null, details: '' }],
  );
  return [...told, ...entries.map(toHistoryEvent)].sort(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
}
