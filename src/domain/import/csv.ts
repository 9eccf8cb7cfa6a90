import Papa from 'papaparse';

/** What spreadsheets take for the beginning of a formula, also in its full-width form. */
const formulaStart = '[=+\\-@\\t\\r\\n＝＋－＠]';
const formula = new RegExp(`^'*${formulaStart}`, 'u');
const neutralised = new RegExp(`^'+${formulaStart}`, 'u');

/** A cell that no spreadsheet takes for a formula: such a one gets an apostrophe before it. */
function neutralise(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was neutralised. */
function restore(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell;
}

/** A text, or a number as whole hundredths: a sum in öre is one in kronor. */
export type Cell = string | { readonly hundredths: number };

function textOf(cell: Cell): string {
  // a number is the program's own, so that it may begin with a minus and stay one
  if (typeof cell !== 'string') return (cell.hundredths / 100).toFixed(2).replace('.', ',');
  return neutralise(cell);
}

/**
 * Writes rows as Swedish Excel reads them: with a byte order mark, semicolons and CRLF. Texts that a spreadsheet would
 * run as formulas are neutralised; numbers have a decimal comma and two decimals.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const table = Papa.unparse(
    rows.map((row) => row.map(textOf)),
    {
      delimiter: ';',
      newline: '\r\n',
      // for programs that take other marks for delimiters too; a number's comma is none
      quotes: (text: string) => /,(?!\d\d$)|\t|^\s|\s$/.test(text),
    },
  );
  return `\uFEFF${table}\r\n`;
}

/** A record of a CSV file, with the row that a spreadsheet shows it in, counted from 1. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

/**
 * Reads CSV as spreadsheets write it: semicolons, commas or tabs, quotes, any line ends, with or without a byte order
 * mark. Lines within a cell end in LF; empty rows are left out. Returns null when a quote is never closed.
 */
export function parseCsv(written: string): CsvRecord[] | null {
  // one file may have line ends of several kinds
  const body = written.replaceAll(/\r\n?/g, '\n');
  // Excel's own hint, a line of its own that it does not count
  const hint = /^\uFEFF?sep=(.)\n/.exec(body);
  const text = body.slice(hint?.[0].length);
  const read = (delimiter: string, preview?: number) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\n', preview });
  const widths = [';', ',', '\t'].map((mark) => ({
    mark,
    width: read(mark, 1).data[0]?.length ?? 0,
  }));
  const widest = widths.reduce((best, each) => (each.width > best.width ? each : best));
  const { data, errors } = read(hint?.[1] ?? widest.mark);
  if (errors.length > 0) return null;
  return data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(restore) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
