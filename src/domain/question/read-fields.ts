import { licenceTypes } from '../licence-type';
import { limits } from '../limits';
import { writeTemplate } from './calculated-question';
import { caseTemplateSchema } from './case-template';
import { findCalculationProblem } from './check-calculation';
import { linesIn, readCaseField } from './drawn-fields';
import { maxDifficulty } from './max-difficulty';
import { questionSchema, type Question } from './question';
import {
  feedbackFields,
  fromQuestionFields,
  questionFieldNames,
  type QuestionField,
  type QuestionFields,
} from './question-fields';

/** What is wrong with a field, in Swedish. */
export interface FieldProblem {
  field: QuestionField;
  text: string;
}

const whenEmpty: Partial<Record<QuestionField, string>> = {
  text: 'Skriv frågan.',
  explanation: 'Skriv en förklaring.',
  category: 'Välj en kategori.',
};

const whenMalformed: Partial<Record<QuestionField, string>> = {
  answer: 'Det rätta svaret måste finnas bland alternativen.',
  licenceType: `Skriv ${licenceTypes.join(', ')}.`,
  imageUrl: 'Skriv en webbadress som börjar med https://.',
  scene: 'Skriv JSON som börjar med {.',
  concept: 'Bara små bokstäver a–z, siffror och bindestreck.',
  reviewedAt: 'Skriv ett datum, till exempel 2026-11-20.',
};

const lengths: Partial<Record<QuestionField, number>> = {
  text: limits.questionTextLength,
  explanation: limits.explanationLength,
  imageUrl: limits.urlLength,
  scene: limits.sceneLength,
  source: limits.sourceLength,
  concept: limits.conceptLength,
  figures: limits.caseLength,
  case: limits.caseLength,
};

/** How many characters a field takes. */
export function maxCharacters(field: QuestionField): number {
  return lengths[field] ?? limits.optionLength;
}

/** The field in which a part of a question is written, such as that of options.a; none for what has no field. */
function fieldAt(path: readonly PropertyKey[]): QuestionField | undefined {
  const [part, key] = path.map(String);
  const name =
    part === 'options'
      ? key
      : part === 'feedback'
        ? Object.entries(feedbackFields).find(([option]) => option === key)?.[1]
        : part;
  return (Object.keys(questionFieldNames) as QuestionField[]).find((field) => field === name);
}

function problemOf(field: QuestionField, code: string | undefined, value: string): string {
  if (code === 'too_big') return `Högst ${maxCharacters(field).toLocaleString('sv')} tecken.`;
  if (value.trim() === '') {
    return whenEmpty[field] ?? `Skriv ${questionFieldNames[field].replace(/^A/, 'a')}.`;
  }
  return whenMalformed[field] ?? 'Värdet går inte att använda.';
}

const caseParts: Readonly<Record<string, string>> = {
  id: 'Skriv fallstudiens id med små bokstäver a–z, siffror och bindestreck.',
  title: 'Skriv fallstudiens rubrik, högst 100 tecken.',
  text: 'Skriv fallstudiens text.',
  rows: 'Tabellen får ha högst 30 rader och 6 kolumner.',
};

/** What is wrong with what a field says of the case, or null. */
function findCaseProblem(text: string): string | null {
  if (text.trim() === '' || readCaseField(text) !== undefined) return null;
  const form = 'Skriv fallstudien som JSON med id, title och text.';
  try {
    const issue = caseTemplateSchema.safeParse(JSON.parse(text)).error?.issues[0];
    return caseParts[String(issue?.path[0])] ?? form;
  } catch {
    return form;
  }
}

/** The question with its figures drawn, or the field that keeps them from being drawn. */
function writeFigures(
  question: Question,
  fields: QuestionFields,
): { question: Question } | { field: QuestionField; problem: string } {
  const caseProblem = findCaseProblem(fields.case);
  if (caseProblem !== null) return { field: 'case', problem: caseProblem };
  const shared = readCaseField(fields.case);
  const figures = linesIn(fields.figures);
  if (figures.length === 0 && shared === undefined) return { question };
  const { text, options, explanation, feedback } = question;
  const template = { text, options, explanation, feedback, figures, case: shared };
  const problem = findCalculationProblem(template);
  if (problem !== null) return { field: 'figures', problem };
  const written = questionSchema.safeParse({ ...question, ...writeTemplate(template) });
  return written.success
    ? { question: written.data }
    : { field: 'figures', problem: 'Räkneuppgiften är för lång.' };
}

/**
 * Reads texts as a question: the form's, and a row's of an import. Null with what is wrong, each field once.
 * @param target what the texts do not say: the id, the kind, and the name of the category, empty when none is chosen.
 */
export function readQuestionFields(
  fields: QuestionFields,
  target: Pick<Question, 'id' | 'kind' | 'category'>,
): { question: Question | null; problems: FieldProblem[] } {
  const parsed = questionSchema.safeParse(fromQuestionFields(fields, target));
  const problems = new Map<QuestionField, string>();
  for (const { path, code } of parsed.error?.issues ?? []) {
    const field = fieldAt(path);
    if (field !== undefined && !problems.has(field)) {
      problems.set(field, problemOf(field, code, fields[field]));
    }
  }
  const written = parsed.data && writeFigures(parsed.data, fields);
  if (written !== undefined && 'problem' in written) problems.set(written.field, written.problem);
  const max = maxDifficulty(target.kind);
  // the schema reads an unknown difficulty as easy; a writer is told
  if (!/^[1-9]$/.test(fields.difficulty.trim()) || Number(fields.difficulty) > max) {
    problems.set('difficulty', `Skriv en siffra från 1 till ${String(max)}.`);
  }
  return {
    question:
      written !== undefined && 'question' in written && problems.size === 0
        ? written.question
        : null,
    problems: [...problems].map(([field, text]) => ({ field, text })),
  };
}
