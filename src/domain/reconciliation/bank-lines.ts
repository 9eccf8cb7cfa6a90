import type { CsvRecord } from '../import/csv';
import { parseAmount } from './amount';
import { findReferences } from './references';

/** A bank's or Swish's list of payments: its headings, and what is below them. */
export interface BankFile {
  headings: string[];
  records: CsvRecord[];
}

/** Which columns of a file say what; they are counted from 0. */
export interface BankColumns {
  amount: number;
  /** Where the reference stands; null: anywhere. */
  reference: number | null;
}

/** A line of a file as it is understood. */
export interface BankLine {
  /** The row that a spreadsheet shows it in, counted from 1. */
  row: number;
  /** The whole line, for who looks at it. */
  text: string;
  /** Less than nothing for what has gone out; null where it is no amount, or none in kronor. */
  ore: number | null;
  references: string[];
}

/** What the column of amounts is called. */
const amountHeading = /^(belopp|amount|summa)\b/i;
const currencyHeading = /^(valuta|currency)$/i;

/** Returns true iff this is the heading of a column of amounts. */
export function isAmountHeading(heading: string): boolean {
  return amountHeading.test(heading.trim());
}

/** The columns that a file is read by where its headings tell, or null where somebody has to choose. */
export function recogniseColumns({ headings }: BankFile): BankColumns | null {
  const amount = headings.findIndex(isAmountHeading);
  return amount < 0 ? null : { amount, reference: null };
}

/** The lines of a file. An amount in another currency is none. */
export function readBankLines(
  { headings, records }: BankFile,
  { amount, reference }: BankColumns,
): BankLine[] {
  const currency = headings.findIndex((heading) => currencyHeading.test(heading));
  return records.map(({ row, cells }) => {
    const [currencyName = '', written = ''] = [cells[currency], cells[amount]];
    const isKronor = /^(SEK|kr|)$/i.test(currencyName.trim());
    return {
      row,
      text: cells
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' · '),
      ore: isKronor ? parseAmount(written) : null,
      references: (reference === null ? cells : [cells[reference] ?? ''])
        .flatMap(findReferences)
        .filter((found, index, all) => all.indexOf(found) === index),
    };
  });
}
