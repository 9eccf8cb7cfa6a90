import type { Question } from '../question/question';
import { parseCsv, writeCsv } from './csv';
import { decodeText } from './decode-text';
import { columns, headingOf, readHeadings, toCells, type Cells } from './import-columns';
import { readJson, type ContentCategory } from './import-json';

/** A row of a file: what it says, or what is wrong with it as it stands. */
export interface FileRow {
  /** Counted from 1: of a table as the spreadsheet counts, headings among them; of JSON the place in the list. */
  row: number;
  cells: Cells;
  problem: string | null;
}

/** What a file holds, or why it cannot be read. */
export type ImportFile =
  { rows: FileRow[]; category: ContentCategory | null } | { problem: string };

function readTable(text: string): ImportFile {
  const records = parseCsv(text);
  if (records === null) return { problem: 'Ett citattecken i filen avslutas aldrig.' };
  const [first, ...rest] = records;
  if (first === undefined) return { problem: 'Filen är tom.' };
  const read = readHeadings(first.cells);
  if ('problem' in read) return read;
  const found = read.columns;
  const rows = rest.map(({ row, cells }): FileRow => {
    const isTooLong = cells.slice(found.length).some((cell) => cell.trim() !== '');
    return {
      row,
      cells: Object.fromEntries(
        found.flatMap((column, index) =>
          column === null ? [] : [[column, (cells[index] ?? '').trim()]],
        ),
      ),
      problem: isTooLong
        ? 'Raden har fler celler än rubrikraden. Texter med skiljetecken ska stå inom citattecken.'
        : null,
    };
  });
  return { rows, category: null };
}

/** Reads a file of questions, CSV or JSON; its contents say which. */
export function readImportFile(bytes: Uint8Array, kind: Question['kind']): ImportFile {
  // an Excel workbook is a zip archive
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return { problem: 'Filen är en Excel-arbetsbok. Spara den som CSV och välj den filen.' };
  }
  const text = decodeText(bytes);
  return /^\uFEFF?\s*[[{]/.test(text) ? readJson(text, kind) : readTable(text);
}

/** Writes questions as a table that Swedish Excel opens and the import reads again. */
export function writeTable(questions: readonly Question[]): string {
  const rows = questions.map((question) => {
    const cells = toCells(question);
    return columns.map((column) => cells[column]);
  });
  return writeCsv([columns.map(headingOf), ...rows]);
}
