import type { Order } from './order';
import { paymentMethodNames, productName } from './order-names';

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
] as const;

/** Paid orders as the rows of a table for bookkeeping, its heading first. */
export function orderRows(orders: readonly Order[]): string[][] {
  return [
    [...heading],
    ...orders.map((order) => [
      order.id,
      order.paidAt === null ? '' : day.format(order.paidAt),
      productName(order.productId),
      String(order.listPrice),
      order.discountCode ?? '',
      String(order.discountPercentage),
      String(order.amount),
      String(order.vat),
      paymentMethodNames[order.method],
      order.userId ?? '',
    ]),
  ];
}
