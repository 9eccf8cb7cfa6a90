import { swedishDate } from '../calendar-day';
import { bookEntryNames } from '../purchase/book-csv';
import type { BookEntry } from '../purchase/book-entry';
import { productName } from '../purchase/order-names';
import { netOreOf } from '../purchase/pricing';
import type { BookSettings } from './accounts';

/** A line of a voucher: debit is more than nothing, credit less. */
interface VoucherRow {
  account: string;
  ore: number;
}

/** An entry of the books by double entry (verifikation): its rows come to nothing, to the öre. */
export interface Voucher {
  /** The day in Sweden, yyyy-mm-dd. */
  date: string;
  text: string;
  rows: VoucherRow[];
}

/**
 * A voucher for each sale and each refund, in their order. A refund takes back from the accounts what the sale gave them,
 * or a part of it, on its own day. Where nothing was paid there is nothing to enter. No voucher says who bought: the reference leads there.
 */
export function vouchersOf(
  entries: readonly BookEntry[],
  accounts: Pick<BookSettings, 'swish' | 'sumup' | 'sales' | 'vat'>,
): Voucher[] {
  return entries.flatMap(({ kind, at, amount, vatOre, order }) => {
    const sign = kind === 'sale' ? 1 : -1;
    const rows = [
      { account: accounts[order.method], ore: sign * amount * 100 },
      { account: accounts.sales, ore: -sign * netOreOf({ amount, vatOre }) },
      { account: accounts.vat, ore: -sign * vatOre },
    ].filter(({ ore }) => ore !== 0);
    if (rows.length === 0) return [];
    const text = `${bookEntryNames[kind]} ${order.id} ${productName(order.productId)}`;
    return [{ date: swedishDate(at), text, rows }];
  });
}
