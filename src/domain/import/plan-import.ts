import { findNearDuplicates } from '../content/check-content';
import {
  asksTheSame,
  findContradictions,
  findRemarks,
  sameTextRemark,
} from '../content/judge-question';
import { withCategoryName } from '../question/category-name';
import { looksChanged, hasMovedOption } from '../question/meaning';
import { changedFields, type QuestionField } from '../question/question-fields';
import type { Question } from '../question/question';
import { toCells, type Cells } from './import-columns';
import type { FileRow } from './import-file';
import type { ContentCategory } from './import-json';
import { findOtherLicence, readQuestion, type ImportCategory } from './read-question';
import { isUsableId, rowId } from './stable-id';

/** What becomes of a row. */
export type RowAction = 'create' | 'update' | 'unchanged' | 'refuse';

/** A question as the database has it, with what tells whether it has changed since. */
type StoredQuestion = Question & { version: string };

/** What a row writes: the question, and the version it takes the place of, or null for a new one. */
export interface RowWrite {
  question: Question;
  base: string | null;
}

/** A row of the chosen files, and what the import will make of it. */
export interface PlannedRow {
  /** Unique among the rows. */
  key: string;
  file: string;
  row: number;
  id: string;
  /** The question's text, as far as the row has one. */
  text: string;
  action: RowAction;
  /** Why it is refused. */
  problems: readonly string[];
  /** What is not as good as it should be. */
  remarks: readonly string[];
  /** What an update changes. */
  changes: readonly QuestionField[];
  write: RowWrite | null;
}

/** A row with the file it is in and its question's id. */
export interface SourceRow extends FileRow {
  file: string;
  id: string;
}

/** The rows of a file with their questions' ids. */
export function toSourceRows(
  file: string,
  rows: readonly FileRow[],
  kind: Question['kind'],
): SourceRow[] {
  return rows.map((row) => ({ ...row, file, id: rowId(row.cells, kind) }));
}

/** The ids that the database has to be asked about. */
export function idsOf(rows: readonly SourceRow[]): string[] {
  const asked = rows.filter(({ id, problem }) => problem === null && isUsableId(id));
  return [...new Set(asked.map(({ id }) => id))];
}

/** The texts that the database has to be asked about. */
export function textsOf(rows: readonly SourceRow[]): string[] {
  const texts = rows.flatMap(({ cells, problem }) => (problem === null ? (cells.text ?? '') : []));
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
}

/** What the database has; 'unreadable' for a document that is there and is no question. */
type StoredQuestions = ReadonlyMap<string, StoredQuestion | 'unreadable'>;

/** What the rows are measured by. */
export interface ImportContext {
  kind: Question['kind'];
  stored: StoredQuestions;
  /** Questions that the database has under other ids with the text of a row. */
  sameTexts: readonly Question[];
  categories: readonly ImportCategory[];
}

/** A row of a table leaves as it is what it has no column for. */
function complete(
  cells: Cells,
  before: Question | undefined,
  categories: readonly ImportCategory[],
): Cells {
  if (before === undefined) return cells;
  return { ...toCells(withCategoryName(before, categories)), ...cells };
}

function refuse(row: SourceRow, ...problems: string[]): PlannedRow {
  return { ...describe(row), action: 'refuse', problems, remarks: [], changes: [], write: null };
}

function describe({ file, row, id, cells }: SourceRow) {
  return { key: `${file}:${String(row)}`, file, row, id, text: cells.text?.trim() ?? '' };
}

/** What an update makes of what was answered before. */
function remarkMeaning(before: Question | undefined, question: Question): string[] {
  if (before === undefined) return [];
  if (hasMovedOption(before, question) || looksChanged(before, question)) {
    return ['Blir en ny version av frågan: tidigare svar räknas inte till den.'];
  }
  if (before.answer === question.answer) return [];
  return ['Facit rättas: tidigare svar bedöms efter det nya.'];
}

function planRow(
  row: SourceRow,
  { kind, stored, sameTexts, categories }: ImportContext,
): PlannedRow {
  if (row.problem !== null) return refuse(row, row.problem);
  if (!isUsableId(row.id)) {
    return refuse(row, '”Id” får ha högst 100 bokstäver, siffror, bindestreck och understreck.');
  }
  const before = stored.get(row.id);
  if (before === 'unreadable') {
    return refuse(row, 'Det som är sparat under detta id är ingen läsbar fråga.');
  }
  if (before !== undefined && before.kind !== kind) {
    return refuse(row, 'Detta id har redan en fråga av det andra slaget.');
  }
  const read = readQuestion(row.id, complete(row.cells, before, categories), kind, categories);
  if ('problems' in read) return refuse(row, ...read.problems);
  const { question } = read;
  const changes = before === undefined ? [] : changedFields(before, question);
  if (before !== undefined && changes.length === 0) {
    const nothing = { problems: [], remarks: [], changes, write: null };
    return { ...describe(row), text: question.text, action: 'unchanged', ...nothing };
  }
  const contradictions = findContradictions(question);
  if (contradictions.length > 0) return refuse(row, ...contradictions.map(({ text }) => text));
  const otherLicence = findOtherLicence(row.cells, question);
  const isThere = sameTexts.some(
    (other) => other.id !== question.id && asksTheSame(other, question),
  );
  return {
    ...describe(row),
    text: question.text,
    action: before === undefined ? 'create' : 'update',
    problems: [],
    remarks: [
      ...(otherLicence === null ? [] : [otherLicence]),
      ...findRemarks(question),
      ...(isThere ? [sameTextRemark] : []),
      ...remarkMeaning(before, question),
    ],
    changes,
    write: { question, base: before?.version ?? null },
  };
}

/** Refuses every row but the first of a question. */
function refuseRepeated(source: readonly SourceRow[], planned: readonly PlannedRow[]) {
  const first = new Map<string, SourceRow>();
  return source.map((row, index): PlannedRow => {
    const plan = planned[index] ?? refuse(row);
    const earlier = first.get(row.id);
    if (plan.action === 'refuse') return plan;
    if (earlier === undefined) {
      first.set(row.id, row);
      return plan;
    }
    const place = earlier.file === row.file ? '' : ` i ${earlier.file}`;
    return refuse(row, `Samma fråga som rad ${String(earlier.row)}${place}.`);
  });
}

function remarkNearDuplicates(rows: readonly PlannedRow[]): PlannedRow[] {
  const byId = new Map(rows.flatMap((row) => (row.write === null ? [] : [[row.id, row] as const])));
  const questions = [...byId.values()].flatMap(({ write }) => write?.question ?? []);
  const remarks = new Map<string, string[]>();
  for (const { one, other } of findNearDuplicates(questions)) {
    const remark = `Säger nästan detsamma som rad ${String(byId.get(one)?.row)}.`;
    remarks.set(other, [...(remarks.get(other) ?? []), remark]);
  }
  return rows.map((row) =>
    row.write === null
      ? row
      : { ...row, remarks: [...row.remarks, ...(remarks.get(row.id) ?? [])] },
  );
}

/** What an import will do, row by row, without doing it. */
export function planImport(rows: readonly SourceRow[], context: ImportContext): PlannedRow[] {
  const planned = rows.map((row) => planRow(row, context));
  return remarkNearDuplicates(refuseRepeated(rows, planned));
}

/** How many rows there are of each kind. */
export function countActions(rows: readonly PlannedRow[]): Record<RowAction, number> {
  const counts = { create: 0, update: 0, unchanged: 0, refuse: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

/** The categories that content files bring along and that are not there under that name or id. */
export function findNewCategories(
  files: readonly (ContentCategory | null)[],
  existing: readonly { id: string; name: string }[],
): ContentCategory[] {
  const taken = new Set(existing.flatMap(({ id, name }) => [id, name]));
  return files.flatMap((category) => {
    if (category === null || taken.has(category.id) || taken.has(category.name)) return [];
    taken.add(category.id).add(category.name);
    return [category];
  });
}

/** Those of the new categories that a row puts a question into. */
export function usedCategories(
  categories: readonly ContentCategory[],
  rows: readonly PlannedRow[],
): ContentCategory[] {
  const used = new Set(rows.flatMap(({ write }) => write?.question.categoryId ?? []));
  return categories.filter(({ id }) => used.has(id));
}
