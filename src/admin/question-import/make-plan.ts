import { listPracticeCategories } from '../../data/practice-categories/repository';
import { listQuestionCategories } from '../../data/question-categories/repository';
import { findByText, findStoredQuestions } from '../../data/questions/find-stored';
import { readImportFile } from '../../domain/import/import-file';
import type { ContentCategory } from '../../domain/import/import-json';
import {
  findNewCategories,
  idsOf,
  planImport,
  textsOf,
  toSourceRows,
  usedCategories,
  type PlannedRow,
} from '../../domain/import/plan-import';
import type { Question } from '../../domain/question/question';
import { formatNumber } from '../../lib/format';

/** What an import is going to do. */
export interface ImportPlan {
  rows: PlannedRow[];
  /** Practice categories that content files bring along and that will be made. */
  categories: ContentCategory[];
}

/** Bytes of one file, and rows of all: as much as a browser handles without a pause. */
const mostBytes = 20 * 1024 * 1024;
const mostRows = 10_000;

/** A file that cannot be read; its message is for the one who chose it. */
export class FileProblem extends Error {}

async function readFiles(files: readonly File[], kind: Question['kind']) {
  return Promise.all(
    files.map(async (file) => {
      if (file.size > mostBytes) throw new FileProblem(`${file.name}: Filen är större än 20 MB.`);
      const read = readImportFile(new Uint8Array(await file.arrayBuffer()), kind);
      if ('problem' in read) throw new FileProblem(`${file.name}: ${read.problem}`);
      return { rows: toSourceRows(file.name, read.rows, kind), category: read.category };
    }),
  );
}

async function findCategories(kind: Question['kind'], brought: (ContentCategory | null)[]) {
  if (kind === 'theory') {
    const categories = await listQuestionCategories();
    return {
      known: categories.map(({ id, name }) => ({ id, name, licenceType: null })),
      brought: [],
    };
  }
  const categories = await listPracticeCategories();
  const added = findNewCategories(brought, categories);
  return { known: [...categories, ...added], brought: added };
}

/** Tries an import without writing anything. Throws FileProblem, DataError. */
export async function makePlan(
  files: readonly File[],
  kind: Question['kind'],
): Promise<ImportPlan> {
  const read = await readFiles(files, kind);
  const source = read.flatMap(({ rows }) => rows);
  if (source.length === 0) throw new FileProblem('Det finns inga frågor i det du har valt.');
  if (source.length > mostRows) {
    throw new FileProblem(
      `Det är ${formatNumber(source.length)} rader. Dela upp dem: högst ${formatNumber(mostRows)} åt gången.`,
    );
  }
  const [categories, stored] = await Promise.all([
    findCategories(
      kind,
      read.map(({ category }) => category),
    ),
    findStoredQuestions(idsOf(source)),
  ]);
  const sameTexts = await findByText(textsOf(source.filter(({ id }) => !stored.has(id))));
  const rows = planImport(source, { kind, stored, sameTexts, categories: categories.known });
  return { rows, categories: usedCategories(categories.brought, rows) };
}
