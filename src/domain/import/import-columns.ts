import type { Question } from '../question/question';
import {
  questionFieldNames,
  toQuestionFields,
  type QuestionField,
} from '../question/question-fields';

/** A column of a file of questions: the id, or a field. */
export type Column = 'id' | QuestionField;

/** What a file says of a question: a text per column, and nothing of a column that the file does not have. */
export type Cells = Partial<Record<Column, string>>;

const fields = Object.keys(questionFieldNames) as QuestionField[];

/** The columns in their order. */
export const columns: readonly Column[] = ['id', 'category', 'licenceType'].concat(
  fields.filter((field) => field !== 'category' && field !== 'licenceType'),
) as Column[];

/** The heading of a column. */
export function headingOf(column: Column): string {
  return column === 'id' ? 'Id' : questionFieldNames[column];
}

/** Columns that a table must have: without them nothing can be created. */
const required: readonly Column[] = ['category', 'text', 'a', 'b', 'c', 'answer', 'explanation'];

/** The stored field of each column (specification, section 3), which is understood as its name too. */
export const storedNames: Record<Column, string> = {
  id: 'id',
  category: 'category',
  licenceType: 'licence_type',
  text: 'question_text',
  a: 'option_a',
  b: 'option_b',
  c: 'option_c',
  d: 'option_d',
  answer: 'correct_answer',
  explanation: 'explanation',
  difficulty: 'difficulty_level',
  imageUrl: 'image_url',
  scene: 'scene',
  figures: 'figures',
  case: 'case',
  feedbackA: 'feedback_a',
  feedbackB: 'feedback_b',
  feedbackC: 'feedback_c',
  feedbackD: 'feedback_d',
  source: 'source',
  concept: 'concept',
  reviewedAt: 'reviewed_at',
};

function normalize(heading: string): string {
  return heading.trim().toLocaleLowerCase('sv').replaceAll(/\s+/g, ' ');
}

const columnByHeading = new Map(
  columns.flatMap((column) =>
    [column, headingOf(column), storedNames[column]].map((name): [string, Column] => [
      normalize(name),
      column,
    ]),
  ),
);

/** The columns that a table's headings name, null for an empty one; or what is wrong with them. */
export function readHeadings(
  cells: readonly string[],
): { columns: (Column | null)[] } | { problem: string } {
  const found = cells.map((cell) => columnByHeading.get(normalize(cell)) ?? null);
  const quote = (names: readonly string[]) => names.map((name) => `”${name}”`).join(', ');
  const missing = required.filter((column) => !found.includes(column));
  if (missing.length > 0) {
    const names = quote(missing.map(headingOf));
    return { problem: `Första raden ska vara rubriker. De här saknas: ${names}.` };
  }
  // a misspelt heading would leave what stands below it out
  const unknown = cells.filter((cell, index) => found[index] === null && cell.trim() !== '');
  if (unknown.length > 0) {
    const names = quote(unknown.map((name) => name.trim()));
    return { problem: `De här rubrikerna är okända: ${names}. Rätta eller ta bort dem.` };
  }
  const twice = found.find((column, index) => column !== null && found.indexOf(column) !== index);
  if (twice != null) return { problem: `Rubriken ”${headingOf(twice)}” finns två gånger.` };
  return { columns: found };
}

/** A question as the cells of a row, which has the category's name. */
export function toCells(question: Question): Record<Column, string> {
  return { ...toQuestionFields(question), id: question.id, category: question.category };
}
