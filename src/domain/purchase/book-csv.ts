import { swedishDate } from '../calendar-day';
import type { Cell } from '../import/csv';
import type { BookEntry } from './book-entry';
import { paymentMethodNames, productName } from './order-names';

const heading = [
  'Datum',
  'Händelse',
  'Referens',
  'Köpare',
  'E-post',
  'Produkt',
  'Ordinarie pris (kr)',
  'Rabattkod',
  'Rabatt (%)',
  'Belopp (kr)',
  'Varav moms (kr)',
  'Betalsätt',
] as const;

/** What the books call their entries. */
export const bookEntryNames: Record<BookEntry['kind'], string> = {
  sale: 'Försäljning',
  refund: 'Återbetalning',
  partRefund: 'Delåterbetalning',
};

/** What has come in, or with a refund gone out, as a cell. */
function money(kind: BookEntry['kind'], ore: number): Cell {
  return { hundredths: kind === 'sale' ? ore : 0 - ore };
}

/** Entries of the books as the rows of a table, its heading first; days as they were in Sweden. */
export function bookRows(entries: readonly BookEntry[]): Cell[][] {
  return [
    [...heading],
    ...entries.map(({ kind, at, amount, vatOre, order, buyer }) => [
      swedishDate(at),
      bookEntryNames[kind],
      order.id,
      buyer?.name ?? 'Raderat konto',
      buyer?.email ?? '',
      productName(order.productId),
      String(order.listPrice),
      order.discountCode ?? '',
      String(order.discountPercentage),
      money(kind, amount * 100),
      money(kind, vatOre),
      paymentMethodNames[order.method],
    ]),
  ];
}
