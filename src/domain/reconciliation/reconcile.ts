import type { Order } from '../purchase/order';
import type { BankLine } from './bank-lines';

/**
 * - `matched`: the whole amount of an order that waits for it.
 * - `amountDiffers`: the order waits for another amount.
 * - `twice`: an earlier line has paid the order.
 * - `alreadyPaid`: the order has been confirmed before.
 * - `closed`: the order was given up, or its buyer's account is deleted: nobody gets anything for the money.
 * - `missing`: there is no order with the reference.
 * - `several`: the line names several orders.
 * - `unmarked`: the line names no order.
 * - `outgoing`: no money has come in.
 * - `unreadable`: the amount is none, or none in kronor.
 */
export const lineStates = [
  'matched',
  'amountDiffers',
  'twice',
  'closed',
  'missing',
  'several',
  'unmarked',
  'unreadable',
  'alreadyPaid',
  'outgoing',
] as const;
export type LineState = (typeof lineStates)[number];

/** A line of a file and what it is to the orders. */
export interface ReconciledLine {
  line: BankLine;
  state: LineState;
  /** The order that it names, or null. */
  order: Order | null;
}

/** The references that lines of incoming money name, each once: the orders to look up. */
export function referencesIn(lines: readonly BankLine[]): string[] {
  const paid = lines.filter(({ ore }) => ore !== null && ore > 0);
  return [...new Set(paid.flatMap(({ references }) => references))];
}

/** What a line is by itself, as if it were the only one. */
function judge(
  { ore, references }: BankLine,
  orders: ReadonlyMap<string, Order>,
): Omit<ReconciledLine, 'line'> {
  const state = (of: LineState, order: Order | null = null) => ({ state: of, order });
  if (ore === null) return state('unreadable');
  if (ore <= 0) return state('outgoing');
  const [reference, ...others] = references;
  if (reference === undefined) return state('unmarked');
  if (others.length > 0) return state('several');
  const order = orders.get(reference);
  if (order === undefined) return state('missing');
  if (order.status === 'cancelled') return state('closed', order);
  if (order.status !== 'pending') return state('alreadyPaid', order);
  if (order.userId === null) return state('closed', order);
  return state(ore === order.amount * 100 ? 'matched' : 'amountDiffers', order);
}

/**
 * Reconciles the lines of a file with the orders that they name, in the file's order. An order is matched by one line at
 * most: the first with its whole amount. Every other line for it, and for an order that is paid already every line but the
 * first, is one time too many.
 */
export function reconcile(
  lines: readonly BankLine[],
  orders: ReadonlyMap<string, Order>,
): ReconciledLine[] {
  const judged = lines.map((line) => ({ line, ...judge(line, orders) }));
  const paying = new Map<string, BankLine>();
  for (const { line, state, order } of judged) {
    const isPayment = state === 'matched' || state === 'alreadyPaid';
    if (isPayment && order !== null && !paying.has(order.id)) paying.set(order.id, line);
  }
  return judged.map(({ line, state, order }) => {
    const payment = order === null ? undefined : paying.get(order.id);
    const isOneTooMany = payment !== undefined && payment !== line;
    return { line, order, state: isOneTooMany ? 'twice' : state };
  });
}
