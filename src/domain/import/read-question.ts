import { licenceNames, licenceTypes, type LicenceType } from '../licence-type';
import { categoriesNamed } from '../question/category-name';
import { questionSchema, type Question } from '../question/question';
import { fromQuestionFields, type QuestionFields } from '../question/question-fields';
import { readScene } from '../scene/read-scene';
import { columns, headingOf, type Cells, type Column } from './import-columns';

/** A category that a question can be put into. */
export interface ImportCategory {
  id: string;
  name: string;
  /** What its questions are for; null where each question says so itself. */
  licenceType: LicenceType | null;
}

/** A question as a row has it, or what is wrong with the row. */
type Reading = { question: Question } | { problems: string[] };

/** The column of a part of a question, such as the one of options.a. */
function columnOf(path: readonly PropertyKey[]): Column | undefined {
  const [part, key] = path.map(String);
  if (part === 'options') return columns.find((column) => column === key);
  if (part === 'feedback')
    return columns.find((column) => column === `feedback${(key ?? '').toUpperCase()}`);
  return columns.find((column) => column === part);
}

const forms: Partial<Record<Column, string>> = {
  answer: 'ska vara A, B, C eller D',
  imageUrl: 'ska vara en adress som börjar med https://',
  scene: 'ska vara JSON som börjar med {',
  concept: 'får bara ha små bokstäver a–z, siffror och bindestreck',
  reviewedAt: 'ska vara ett datum som 2026-11-20',
  licenceType: `ska vara ${licenceTypes.join(', ')}`,
};

interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  maximum?: number | bigint;
}

function describe({ code, path, maximum }: Issue): string {
  const column = columnOf(path);
  const name = `”${column === undefined ? path.map(String).join('.') : headingOf(column)}”`;
  const isMissing = code === 'custom' && column === 'explanation';
  if (isMissing || code === 'too_small' || code === 'invalid_type') return `${name} saknas.`;
  if (code === 'too_big' && maximum !== undefined) {
    return `${name} är för lång, högst ${String(maximum)} tecken.`;
  }
  if (code === 'custom') return `${name} pekar på ett svar som saknas.`;
  return `${name} ${(column && forms[column]) ?? 'har fel form'}.`;
}

const difficultyNames = ['lätt', 'medium', 'svår'];

function readDifficulty(text: string, kind: Question['kind']): number | string {
  if (text === '') return 1;
  const maxLevel = kind === 'practice' ? 3 : 5;
  const named = difficultyNames.indexOf(text.toLowerCase()) + 1;
  const level = named > 0 ? named : Number(text);
  const isLevel = Number.isInteger(level) && level >= 1 && level <= maxLevel;
  return isLevel ? level : `”${headingOf('difficulty')}” ska vara 1–${String(maxLevel)}.`;
}

function readLicence(text: string): string {
  const found = licenceTypes.find((type) =>
    [type, licenceNames[type]].some((name) => name.toLowerCase() === text.toLowerCase()),
  );
  return found ?? text;
}

function findCategory(
  name: string,
  kind: Question['kind'],
  categories: readonly ImportCategory[],
): ImportCategory | string {
  const [found] = categoriesNamed(name, categories);
  if (found !== undefined) return found;
  if (name === '') return `”${headingOf('category')}” saknas.`;
  const tab = kind === 'practice' ? 'Övningskategorier' : 'Kategorier';
  return `Kategorin ”${name}” finns inte. Skapa den först, under ${tab}.`;
}

/** What is wrong with the scene that a question draws. */
function findSceneProblems(scene: string | undefined): string[] {
  const problems = scene === undefined ? null : readScene(scene).problems;
  return (problems ?? []).map((problem) => `”${headingOf('scene')}”: ${problem}`);
}

const empty: QuestionFields = {
  text: '',
  a: '',
  b: '',
  c: '',
  d: '',
  answer: '',
  explanation: '',
  feedbackA: '',
  feedbackB: '',
  feedbackC: '',
  feedbackD: '',
  difficulty: '',
  category: '',
  licenceType: '',
  imageUrl: '',
  scene: '',
  source: '',
  concept: '',
  reviewedAt: '',
};

/** Reads the cells of a row as a question; what the row does not say is empty. */
export function readQuestion(
  id: string,
  cells: Cells,
  kind: Question['kind'],
  categories: readonly ImportCategory[],
): Reading {
  const fields = { ...empty, ...cells };
  const category = findCategory(fields.category.trim(), kind, categories);
  const difficulty = readDifficulty(fields.difficulty.trim(), kind);
  const found = typeof category === 'string' ? null : category;
  const read = fromQuestionFields(
    {
      ...fields,
      answer: fields.answer.trim().toLowerCase(),
      category: found?.id ?? '',
      difficulty: typeof difficulty === 'number' ? String(difficulty) : '1',
      licenceType: found?.licenceType ?? (readLicence(fields.licenceType.trim()) || 'B'),
    },
    // a category or a level that does not exist is told of once
    { id, kind, category: found?.name ?? '-' },
  );
  const parsed = questionSchema.safeParse(read);
  const problems = [
    ...[category, difficulty].filter((each) => typeof each === 'string'),
    ...(parsed.error?.issues.map(describe) ?? []),
    ...findSceneProblems(parsed.data?.scene),
  ];
  return parsed.success && problems.length === 0
    ? { question: parsed.data }
    : { problems: [...new Set(problems)] };
}

/** What to say of a licence that a row names although its category belongs to another, or null. */
export function findOtherLicence(cells: Cells, { licenceType }: Question): string | null {
  const named = readLicence(cells.licenceType?.trim() ?? '');
  return named === '' || named === licenceType
    ? null
    : `Kategorin hör till ${licenceNames[licenceType]}; körkortstypen ”${named}” gäller inte.`;
}
