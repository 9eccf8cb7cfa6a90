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

function writeCell(cell: Cell): string {
  // a number is the program's own, so that it may begin with a minus and stay one
  if (typeof cell !== 'string') return (cell.hundredths / 100).toFixed(2).replace('.', ',');
  const harmless = neutralise(cell);
  return /[";,\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes rows as Swedish Excel reads them: with a byte order mark, semicolons and CRLF. Texts that a spreadsheet would
 * run as formulas are neutralised; numbers have a decimal comma and two decimals.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;
}

/** The character between the cells: of those that spreadsheets use, the most frequent in the first line. */
function findDelimiter(text: string): string {
  const header = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const counts = [';', ',', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

/** A record of a CSV file, with the row that a spreadsheet shows it in, counted from 1. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

/**
 * Reads CSV as spreadsheets write it: semicolons, commas or tabs, quotes, any line ends, with or without a byte order
 * mark. Empty rows are left out. Returns null when a quote is never closed.
 */
export function parseCsv(written: string): CsvRecord[] | null {
  const body = written.replace(/^\uFEFF/, '');
  // Excel's own hint, a line of its own that it does not count
  const hint = /^sep=(.)(?:\r\n|\r|\n)/.exec(body);
  const text = hint === null ? body : body.slice(hint[0].length);
  const delimiter = hint?.[1] ?? findDelimiter(text);
  const records: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let at = 0;
  const endCell = () => {
    cells.push(restore(cell));
    cell = '';
  };
  const endRecord = () => {
    endCell();
    records.push(cells);
    cells = [];
  };
  while (at < text.length) {
    const mark = text.charAt(at);
    if (isQuoted) {
      const isDoubled = mark === '"' && text.charAt(at + 1) === '"';
      if (mark === '"' && !isDoubled) isQuoted = false;
      else cell += mark;
      at += isDoubled ? 2 : 1;
      continue;
    }
    at += 1;
    // a quote within a cell is a character like any other
    if (mark === '"' && cell === '') isQuoted = true;
    else if (mark === delimiter) endCell();
    else if (mark === '\n' || mark === '\r') {
      if (mark === '\r' && text.charAt(at) === '\n') at += 1;
      endRecord();
    } else cell += mark;
  }
  if (isQuoted) return null;
  if (cell !== '' || cells.length > 0) endRecord();
  return records
    .map((record, index) => ({ row: index + 1, cells: record }))
    .filter((record) => record.cells.some((each) => each.trim() !== ''));
}
