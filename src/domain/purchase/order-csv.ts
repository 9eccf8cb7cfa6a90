import type { Order } from './order';
import { orderStatusNames, paymentMethodNames, productName } from './order-names';

/** An order that was paid once, whatever became of it. */
export interface SoldOrder extends Order {
  /** When the money was given back, or null. */
  refundedAt: Date | null;
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

const heading = [
  'Referens',
  'Betald',
  'Produkt',
  'Ordinarie pris (kr)',
  'Rabattkod',
  'Rabatt (%)',
  'Belopp (kr)',
  'Varav moms (kr)',
  'Betalsätt',
  'Användar-id',
  'Status',
  'Återbetald',
] as const;

const dayOf = (moment: Date | null) => (moment === null ? '' : day.format(moment));

/** Orders that were paid as the rows of a table for bookkeeping, its heading first; days as they were in Sweden. */
export function orderRows(orders: readonly SoldOrder[]): string[][] {
  return [
    [...heading],
    ...orders.map((order) => [
      order.id,
      dayOf(order.paidAt),
      productName(order.productId),
      String(order.listPrice),
      order.discountCode ?? '',
      String(order.discountPercentage),
      String(order.amount),
      (order.vatOre / 100).toFixed(2).replace('.', ','),
      paymentMethodNames[order.method],
      order.userId ?? '',
      orderStatusNames[order.status],
      dayOf(order.refundedAt),
    ]),
  ];
}
