import * as z from 'zod/mini';

import { contentCategorySchema } from '../content/content-file';
import type { Question } from '../question/question';
import { templateOf } from '../question/calculated-question';
import { columns, storedNames, type Cells, type Column } from './import-columns';
import type { FileRow } from './import-file';

const text = z.nullish(z.string());

/** A question in a JSON file: the fields of content/, and those that the file's category says there. */
const jsonQuestionSchema = z.strictObject({
  id: text,
  kind: text,
  category: text,
  licenceType: text,
  text: text,
  options: z.optional(z.strictObject({ a: text, b: text, c: text, d: text })),
  answer: text,
  explanation: text,
  difficulty: z.nullish(z.union([z.number(), z.string()])),
  imageUrl: text,
  // an object in content files, text in exports
  scene: z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])),
  // lines in content files
  figures: z.nullish(z.union([z.string(), z.array(z.string())])),
  // the id of one of the file's cases, or itself, as an object or as text
  case: z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])),
  feedback: z.nullish(z.strictObject({ a: text, b: text, c: text, d: text })),
  source: text,
  concept: text,
  reviewedAt: text,
});
type JsonQuestion = z.infer<typeof jsonQuestionSchema>;

/** Where a column's text stands in a question of a JSON file. */
function placeOf(column: Column): readonly [field: string, part?: string] {
  if (['a', 'b', 'c', 'd'].includes(column)) return ['options', column];
  const feedback = /^feedback([A-D])$/.exec(column)?.[1]?.toLowerCase();
  return feedback === undefined ? [column] : ['feedback', feedback];
}

/** Where what stands in a stored field belongs; null for fields that are not read. */
const storedFields = new Map<string, readonly [field: string, part?: string] | null>([
  ...columns
    .filter((column) => storedNames[column] !== column)
    .map((column) => [storedNames[column], placeOf(column)] as const),
  ['option_feedback', ['feedback']],
  ['category_id', null],
  // what is stored beside it is the question as it reads the first time
  ['calculation', null],
  ['search_words', null],
  ['createdAt', null],
  ['updatedAt', null],
]);

/** A question with its stored fields under the import's names. One that is there by both names keeps both. */
function renameStoredFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  const renamed: Record<string, unknown> = {};
  for (const [name, content] of given) {
    const place = storedFields.get(name);
    if (place === null) continue;
    const [field, part] = place ?? [name];
    if (place !== undefined && given.has(field)) renamed[name] = content;
    else if (part === undefined) renamed[field] = content;
    else renamed[field] = { ...(renamed[field] as object | undefined), [part]: content };
  }
  return renamed;
}

/** A category as a content file describes it. */
export type ContentCategory = z.infer<typeof contentCategorySchema>;

const fileSchema = z.union([
  z.array(z.unknown()),
  z.object({
    category: z.optional(z.unknown()),
    cases: z._default(z.array(z.looseObject({ id: z.string() })), []),
    questions: z.array(z.unknown()),
  }),
]);

/** What a file says for all of its questions. */
interface Shared {
  category: ContentCategory | null;
  cases: readonly { id: string }[];
}

function asText(value: string | object | null | undefined): string | null | undefined {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** What the file says of a question; options and feedback are said as a whole. What it does not mention is left out. */
function toCells(question: JsonQuestion, { category, cases }: Shared): Cells {
  const { options, feedback, difficulty, figures } = question;
  const said = {
    id: question.id,
    category: question.category ?? category?.name,
    licenceType: question.licenceType ?? category?.licenceType,
    text: question.text,
    ...(options !== undefined && {
      a: options.a ?? '',
      b: options.b ?? '',
      c: options.c ?? '',
      d: options.d ?? '',
    }),
    answer: question.answer,
    explanation: question.explanation,
    difficulty: typeof difficulty === 'number' ? String(difficulty) : difficulty,
    imageUrl: question.imageUrl,
    scene: asText(question.scene),
    figures: Array.isArray(figures) ? figures.join('\n') : figures,
    case: asText(cases.find(({ id }) => id === question.case) ?? question.case),
    ...(feedback !== undefined && {
      feedbackA: feedback?.a ?? '',
      feedbackB: feedback?.b ?? '',
      feedbackC: feedback?.c ?? '',
      feedbackD: feedback?.d ?? '',
    }),
    source: question.source,
    concept: question.concept,
    reviewedAt: question.reviewedAt,
  };
  const entries = Object.entries(said).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([column, value]) => [column, value ?? '']));
}

const kindNames = new Map([
  ['practice', 'en övningsfråga'],
  ['theory', 'en gammal fråga'],
]);

function readRow(value: unknown, shared: Shared, kind: Question['kind']): Omit<FileRow, 'row'> {
  const parsed = jsonQuestionSchema.safeParse(renameStoredFields(value));
  if (parsed.success) {
    const theirs = parsed.data.kind ?? kind;
    const problem =
      theirs === kind
        ? null
        : `Den är ${kindNames.get(theirs) ?? 'av ett okänt slag'} och hör inte hit.`;
    return { cells: toCells(parsed.data, shared), problem };
  }
  const names = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.')],
  );
  const named = [...new Set(names)].filter((name) => name !== '').join(', ');
  const problem =
    named === '' ? 'Den är inget objekt.' : `De här fälten är okända eller har fel form: ${named}.`;
  return { cells: {}, problem };
}

/**
 * Reads a JSON file: a content file, what an export wrote, or a list of questions, by these names of their fields or by
 * the stored ones. Rows are counted from 1. Returns what is wrong with a file that is none of these.
 */
export function readJson(
  written: string,
  kind: Question['kind'],
): { rows: FileRow[]; category: ContentCategory | null } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'Filen är inte giltig JSON.' };
  }
  const file = fileSchema.safeParse(value);
  if (!file.success) return { problem: 'Filen har ingen lista med frågor.' };
  const questions = Array.isArray(file.data) ? file.data : file.data.questions;
  const described = Array.isArray(file.data) ? undefined : file.data.category;
  const cases = Array.isArray(file.data) ? [] : file.data.cases;
  const category = described === undefined ? null : contentCategorySchema.safeParse(described);
  if (category?.success === false) return { problem: 'Filens kategori är ofullständig eller fel.' };
  return {
    category: category?.data ?? null,
    rows: questions.map((question, index) => ({
      row: index + 1,
      ...readRow(question, { category: category?.data ?? null, cases }, kind),
    })),
  };
}

/** Writes questions as a JSON file that can be read again; it names their categories, and has no ids of them. */
export function writeJson(questions: readonly Question[]): string {
  const named = questions.map((question) => {
    const { figures, ...template } = templateOf(question);
    return {
      ...question,
      ...template,
      ...(figures.length > 0 && { figures }),
      calculation: undefined,
      categoryId: undefined,
    };
  });
  return `${JSON.stringify({ questions: named }, null, 2)}\n`;
}
