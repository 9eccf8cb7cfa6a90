import type { PartMeasurement, PartName } from './measurements';
import { barePage, plainPage } from './reference-pages';

/** How a figure is written: times come in milliseconds and are written in seconds where they are long. */
export type Unit = 'seconds' | 'milliseconds' | 'count' | 'kilobytes' | 'shift';

/** A figure that is the better the lower it is. */
export interface Figure {
  readonly row: string;
  readonly name: string;
  readonly text: string;
  readonly unit: Unit;
  /** What issue 16 allows at most. */
  readonly bar?: number;
  /** The row whose figure of the same name in the same round it is divided by, as machines differ. */
  readonly reference?: string;
  /** What the reference counts for at least, where it can be nothing. */
  readonly leastReference?: number;
}

const time = (row: string, text: string, rest: Partial<Figure> = {}): Figure => ({
  row,
  name: 'ms',
  text,
  unit: 'seconds',
  reference: 'bare-first',
  ...rest,
});

/** What the phone's journey measures, in its order. */
export const journeyFigures: readonly Figure[] = [
  time('plain-first', 'plain page: text is there'),
  time('plain-again', 'plain page, second visit'),
  time('bare-first', 'bare React form: can be typed in'),
  time('bare-again', 'bare React form, second visit'),
  { row: 'login-form', name: 'visible', text: 'login form, cold: is seen', unit: 'seconds' },
  time('login-form', 'login form, cold: can be typed in and sent', { bar: 2000 }),
  { row: 'login-form', name: 'scripts', text: '– scripts until then', unit: 'count', bar: 10 },
  { row: 'login-form', name: 'waves', text: '– in waves', unit: 'count' },
  { row: 'login-form', name: 'kilobytes', text: '– kB of scripts', unit: 'kilobytes' },
  time('sign-in', 'press on sign-in → first card of the overview'),
  time('question-first', 'press on it at once → first question'),
  time('overview-cold', 'overview, nothing on the device but the session → first card'),
  { row: 'overview-cold', name: 'scripts', text: '– scripts until then', unit: 'count', bar: 15 },
  { row: 'overview-cold', name: 'waves', text: '– in waves', unit: 'count', bar: 3 },
  { row: 'overview-cold', name: 'kilobytes', text: '– kB of scripts', unit: 'kilobytes' },
  time('overview-again', 'overview, second visit, without worker', { reference: 'bare-again' }),
  time('overview-worker', 'overview, worker in control', { bar: 800, reference: 'bare-again' }),
  time('overview-offline', 'overview, offline', { bar: 800, reference: 'bare-again' }),
  time('question-warm', 'press → first question, all on the device', {
    bar: 400,
    reference: 'bare-again',
  }),
  time('exam-start', 'press on start → first question of a test'),
  time('first-answer', 'newcomer, cold: registration, typed in no time → first answer', {
    bar: 20_000,
  }),
  {
    row: 'first-answer',
    name: 'presses',
    text: '– presses from the form on',
    unit: 'count',
    bar: 4,
  },
  time('panel', "press on the panel's password → list of its first tab"),
  { row: 'shift', name: 'sum', text: 'layout shift, whole journey', unit: 'shift', bar: 0 },
  { row: 'shift', name: 'worst', text: 'worst single shift', unit: 'shift', bar: 0 },
];

const pageFigures = ({ rows }: PartMeasurement): Figure[] =>
  Object.keys(rows)
    .filter((row) => row !== plainPage && row !== barePage)
    .flatMap((row) => [
      {
        row,
        name: 'firstPaint',
        text: `${row}: first paint`,
        unit: 'seconds',
        reference: plainPage,
      },
      {
        row,
        name: 'largestPaint',
        text: `${row}: largest paint`,
        unit: 'seconds',
        reference: plainPage,
      },
      { row, name: 'shift', text: `${row}: layout shift`, unit: 'shift' },
      {
        row,
        name: 'blocking',
        text: `${row}: blocking time`,
        unit: 'milliseconds',
        reference: barePage,
        leastReference: 50,
      },
    ]);

/** What the presses measure: in practice, everywhere, and of each kind. */
export function pressFigures({ rows }: PartMeasurement): Figure[] {
  const names = Object.keys(rows).filter((row) => !isReference(row));
  return names.flatMap((row) => [
    pressFigure(row, 'median', row === 'practice' ? 50 : undefined),
    pressFigure(row, 'percentile95', row === 'practice' ? 100 : undefined),
  ]);
}

function pressFigure(row: string, name: string, bar: number | undefined): Figure {
  const text = `presses, ${row}: ${name === 'median' ? name : '95th percentile'}`;
  return {
    row,
    name,
    text,
    unit: 'milliseconds',
    reference: 'bare',
    ...(bar !== undefined && { bar }),
  };
}

/** The figures of a part that a later run can be worse in. */
export function comparedFigures(part: PartName, measured: PartMeasurement): readonly Figure[] {
  switch (part) {
    case 'lighthouse':
      return pageFigures(measured);
    case 'journey':
      return journeyFigures.filter(({ row }) => !isReference(row));
    case 'presses':
      return pressFigures(measured);
  }
}

/** Returns true iff the row is one that others are divided by, or of the same page. */
export function isReference(row: string): boolean {
  return /^(plain|bare)\b/.test(row) || row === plainPage || row === barePage;
}

/** A figure's value in each round. */
export function valuesOf({ rows }: PartMeasurement, { row, name }: Figure): readonly number[] {
  return rows[row]?.[name] ?? [];
}

/** A figure's values, each divided by its reference's in the same round; as they are where it has none. */
export function ratiosOf(measured: PartMeasurement, figure: Figure): readonly number[] {
  const values = valuesOf(measured, figure);
  if (figure.reference === undefined) return values;
  const references = valuesOf(measured, { ...figure, row: figure.reference });
  return values.map(
    (value, round) => value / Math.max(figure.leastReference ?? 0, references[round] ?? NaN),
  );
}
