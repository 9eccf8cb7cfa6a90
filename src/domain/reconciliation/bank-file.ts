import { parseCsv } from '../import/csv';
import { isAmountHeading, type BankFile } from './bank-lines';

/** Lines before the headings in which a report tells what it is. */
const mostBefore = 20;

/**
 * Reads a file of payments as banks and Swish make them: with a line or two about the report before the headings or
 * without, with semicolons, commas or tabs. Swish's report has the columns Radnr, Clnr, Kontonr, Bokfdag, Transdag,
 * Valutadag, Mottagarnr, Mottagarnamn, Avsändarnr, Avsändarnamn, Meddelande, Tid, Belopp, Orderreferens. Returns null for
 * what is no table.
 */
export function readBankFile(text: string): BankFile | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const candidates = lines.slice(0, mostBefore).map((line) => line.split(/[;,\t]/));
  const named = candidates.findIndex((cells) =>
    cells.some((cell) => isAmountHeading(cell.replaceAll('"', ''))),
  );
  const first = named >= 0 ? named : candidates.findIndex((cells) => cells.length > 1);
  if (first < 0) return null;
  const [headings, ...records] = parseCsv(lines.slice(first).join('\n')) ?? [];
  if (headings === undefined || headings.cells.length < 2) return null;
  return {
    headings: headings.cells.map((heading) => heading.trim()),
    records: records.map(({ row, cells }) => ({ row: row + first, cells })),
  };
}
