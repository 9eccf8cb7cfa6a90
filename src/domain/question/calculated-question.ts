import * as z from 'zod/mini';

import { drawFigures, fillIn, readFigures, type DrawnFigure } from '../calculation/figures';
import type { Case } from './case';
import { caseTemplateSchema, type CaseTemplate } from './case-template';
import type { Question } from './question';

/** What a question says, and what of it stands between braces. */
type Said = Pick<Question, 'text' | 'options' | 'explanation' | 'feedback'>;

/** A question as its writer writes it: with the lines that draw its figures, and its case. */
export interface Template extends Said {
  figures: string[];
  case?: CaseTemplate | undefined;
}

const calculationSchema = z.object({
  text: z.string(),
  options: z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.optional(z.string()) }),
  explanation: z.string(),
  feedback: z.partialRecord(z.enum(['a', 'b', 'c', 'd']), z.string()),
  figures: z.array(z.string()),
  case: z.optional(caseTemplateSchema),
});

type Calculated = Said & Pick<Question, 'case' | 'calculation'>;

function fillEach<Texts extends object>(texts: Texts, fill: (text: string) => string): Texts {
  const filled = Object.entries(texts).map(([key, text]) => [key, fill(String(text))]);
  return Object.fromEntries(filled) as Texts;
}

/** The lines of the case first: its questions see the same figures there. */
function linesOf({ figures, case: shared }: Template): string[] {
  return [...(shared?.figures ?? []), ...figures];
}

/** What a template says with the figures of one drawing. */
interface Drawing {
  said: Said;
  case: Case | undefined;
  drawn: Map<string, DrawnFigure>;
}

/**
 * What draws a template by a seed. Throws CalculationError where its figures cannot be read; what it returns, where a text
 * has another name between braces.
 */
export function readTemplate(template: Template): (seed: number) => Drawing {
  const figures = readFigures(linesOf(template));
  const shared = template.case;
  return (seed) => {
    const drawn = drawFigures(figures, seed);
    const fill = (text: string) => fillIn(text, drawn);
    return {
      drawn,
      said: {
        text: fill(template.text),
        options: fillEach(template.options, fill),
        explanation: fill(template.explanation),
        feedback: fillEach(template.feedback, fill),
      },
      case: shared && {
        id: shared.id,
        title: fill(shared.title),
        text: fill(shared.text),
        ...(shared.rows !== undefined && { rows: shared.rows.map((row) => row.map(fill)) }),
      },
    };
  };
}

/**
 * What is stored of a template: the texts as they read the first time, so that whoever knows nothing of calculations reads a
 * question like any other, and beside them what draws them anew. Throws CalculationError where it cannot be read.
 */
export function writeTemplate(template: Template): Calculated {
  const { said, case: shared } = readTemplate(template)(0);
  return {
    ...said,
    ...(shared !== undefined && { case: JSON.stringify(shared) }),
    ...(linesOf(template).length > 0 && {
      calculation: JSON.stringify(calculationSchema.parse(template)),
    }),
  };
}

function parse<T extends z.ZodMiniType>(text: string | undefined, schema: T): z.infer<T> | null {
  try {
    return text === undefined ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** What a question was written as: itself, where it has no calculation. */
export function templateOf(question: Calculated): Template {
  const calculation = parse(question.calculation, calculationSchema);
  if (calculation !== null) return calculation;
  const { text, options, explanation, feedback } = question;
  const shared = parse(question.case, caseTemplateSchema) ?? undefined;
  return { text, options, explanation, feedback, figures: [], case: shared };
}

/** The question with other figures, repeatable by their seed; the questions of a case agree on the case's. */
export function redraw<Asked extends Calculated>(question: Asked, seed: number): Asked {
  try {
    const { said, case: shared } = readTemplate(templateOf(question))(seed);
    return { ...question, ...said, ...(shared !== undefined && { case: JSON.stringify(shared) }) };
  } catch {
    // what cannot be drawn anew is asked as it is written
    return question;
  }
}
