import { licenceNames, licenceTypes, type LicenceType } from '../licence-type';
import { categoriesNamed } from '../question/category-name';
import type { Question } from '../question/question';
import type { QuestionFields } from '../question/question-fields';
import { readQuestionFields } from '../question/read-fields';
import { readIllustrationText } from '../scene/read-illustration';
import { headingOf, type Cells } from './import-columns';

/** A category that a question can be put into. */
export interface ImportCategory {
  id: string;
  name: string;
  /** What its questions are for; null where each question says so itself. */
  licenceType: LicenceType | null;
}

/** A question as a row has it, or what is wrong with the row. */
type Reading = { question: Question } | { problems: string[] };

const difficultyNames = ['lätt', 'medium', 'svår'];

/** The level that a text names, as a figure; one that it does not know as it stands, and an empty one as easy. */
function readDifficulty(text: string): string {
  const named = difficultyNames.indexOf(text.toLowerCase()) + 1;
  return named > 0 ? String(named) : text || '1';
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
): ImportCategory | string | null {
  const [found] = categoriesNamed(name, categories);
  if (found !== undefined) return found;
  if (name === '') return null;
  const tab = kind === 'practice' ? 'Övningskategorier' : 'Kategorier';
  return `Kategorin ”${name}” finns inte. Skapa den först, under ${tab}.`;
}

/** What is wrong with the scene that a question draws. */
function findSceneProblems(scene: string | undefined): string[] {
  const problems = scene === undefined ? null : readIllustrationText(scene).problems;
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
  figures: '',
  case: '',
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
  const found = typeof category === 'string' ? null : category;
  const { question, problems } = readQuestionFields(
    {
      ...fields,
      answer: fields.answer.trim().toLowerCase(),
      category: found?.id ?? '',
      difficulty: readDifficulty(fields.difficulty.trim()),
      licenceType: found?.licenceType ?? (readLicence(fields.licenceType.trim()) || 'B'),
    },
    // a category that does not exist is told of once
    { id, kind, category: typeof category === 'string' ? '-' : (found?.name ?? '') },
  );
  const all = [
    ...(typeof category === 'string' ? [category] : []),
    ...problems.map(({ field, text }) => `”${headingOf(field)}”: ${text}`),
    ...findSceneProblems(question?.scene),
  ];
  return question !== null && all.length === 0 ? { question } : { problems: all };
}

/** What to say of a licence that a row names although its category belongs to another, or null. */
export function findOtherLicence(cells: Cells, { licenceType }: Question): string | null {
  const named = readLicence(cells.licenceType?.trim() ?? '');
  return named === '' || named === licenceType
    ? null
    : `Kategorin hör till ${licenceNames[licenceType]}; körkortstypen ”${named}” gäller inte.`;
}
