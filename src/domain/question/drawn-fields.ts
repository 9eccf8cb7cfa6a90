import { drawFigures, fillIn, readFigures } from '../calculation/figures';
import { CalculationError } from '../calculation/formula';
import { caseTemplateSchema } from './case-template';
import type { QuestionField, QuestionFields } from './question-fields';

const filled: readonly QuestionField[] = [
  'text',
  'a',
  'b',
  'c',
  'd',
  'explanation',
  'feedbackA',
  'feedbackB',
  'feedbackC',
  'feedbackD',
];

/** The lines of a text that say something. */
export function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** The case that a field tells of as JSON; undefined where it tells of none, or of one that is not whole yet. */
export function readCaseField(text: string) {
  try {
    return caseTemplateSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A form's texts with the figures of one drawing, or in Swedish what keeps them from being drawn. */
export function drawFields(
  fields: QuestionFields,
  seed: number,
): { fields: QuestionFields; problem: null } | { fields: null; problem: string } {
  const shared = readCaseField(fields.case);
  const lines = [...(shared?.figures ?? []), ...linesIn(fields.figures)];
  const drawn = { ...fields, case: shared === undefined ? '' : JSON.stringify(shared) };
  if (lines.length === 0) return { fields: drawn, problem: null };
  try {
    const figures = drawFigures(readFigures(lines), seed);
    const fill = (text: string) => fillIn(text, figures);
    for (const field of filled) drawn[field] = fill(fields[field]);
    if (shared !== undefined) {
      const { id, title, text, rows } = shared;
      const cells = rows?.map((row) => row.map(fill));
      drawn.case = JSON.stringify({ id, title: fill(title), text: fill(text), rows: cells });
    }
    return { fields: drawn, problem: null };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { fields: null, problem: error.message };
  }
}
