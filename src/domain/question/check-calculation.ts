import { namesIn, type DrawnFigure } from '../calculation/figures';
import { CalculationError } from '../calculation/formula';
import { limits } from '../limits';
import { readTemplate, type Template } from './calculated-question';
import { listOptions } from './question';

/** Words that tell how a figure is rounded. */
const roundingSaid = /avrund|ungefär|cirka|närmaste/i;

/** How far apart two options' figures are at least, as a share of the larger one. */
const leastApart = 0.005;

function findNear(template: Template, drawn: ReadonlyMap<string, DrawnFigure>): boolean {
  const figures = listOptions(template).flatMap(({ text }) => {
    const [name, ...more] = namesIn(text);
    const value = name === undefined ? undefined : drawn.get(name)?.value;
    return value === undefined || more.length > 0
      ? []
      : [{ value, frame: text.replace(/\{.*\}/, '') }];
  });
  return figures.some(({ value, frame }, index) =>
    figures
      .slice(index + 1)
      .some(
        (other) =>
          other.frame === frame &&
          Math.abs(other.value - value) <=
            leastApart * Math.max(Math.abs(other.value), Math.abs(value)),
      ),
  );
}

function problemOf(
  template: Template,
  { said, case: shared, drawn }: ReturnType<ReturnType<typeof readTemplate>>,
): string | null {
  const figures = [...drawn].map(([name, { shown }]) => `${name} = ${shown}`).join(', ');
  for (const [name, { value, isRounded }] of drawn) {
    if (!Number.isFinite(value)) return `”${name}” går inte att räkna ut (${figures}).`;
    if (value < 0) return `”${name}” blir mindre än noll (${figures}).`;
    if (isRounded && !roundingSaid.test(`${said.text} ${shared?.text ?? ''}`)) {
      return `”${name}” avrundas. Skriv i frågan hur, till exempel ”avrunda till hela kronor” (${figures}).`;
    }
  }
  const options = listOptions(said).map(({ text }) => text.toLowerCase());
  if (new Set(options).size < options.length || findNear(template, drawn)) {
    return `Två svarsalternativ blir lika, eller nästan lika (${figures}).`;
  }
  const texts = [
    { length: said.text.length, max: limits.questionTextLength },
    { length: said.explanation.length, max: limits.explanationLength },
    ...[...options, ...Object.values(said.feedback)].map((text) => ({
      length: text.length,
      max: limits.optionLength,
    })),
  ];
  return texts.some(({ length, max }) => length > max)
    ? `En text blir för lång (${figures}).`
    : null;
}

/**
 * What is wrong with a template's calculation with some of the figures that can be drawn, in Swedish; null when nothing is.
 * @param seeds how many drawings are tried.
 */
export function findCalculationProblem(template: Template, seeds = 200): string | null {
  try {
    const draw = readTemplate(template);
    for (let seed = 0; seed < seeds; seed++) {
      const problem = problemOf(template, draw(seed));
      if (problem !== null) return problem;
    }
    return null;
  } catch (error) {
    if (error instanceof CalculationError) return error.message;
    throw error;
  }
}
