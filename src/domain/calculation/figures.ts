import { hashOf } from '../hash';
import { seededRandom } from '../random';
import { CalculationError, figureName, readFormula, type Formula } from './formula';

/** How a figure is shown: with so many decimals, as a duration or as a time of day; the last two are minutes. */
type Form = { decimals: number } | 'duration' | 'clock';

/** A named figure: drawn within a range, or computed from those before it. */
interface Figure {
  name: string;
  form: Form;
  value: { min: number; step: number; count: number } | Formula;
}

/** What a figure is with one drawing. */
export interface DrawnFigure {
  /** Rounded as it is shown: what follows is computed from what the learner sees. */
  value: number;
  shown: string;
  isRounded: boolean;
}

const range = /^(.+?)\s+till\s+(.+?)\s+steg\s+(.+)$/i;
/** Most lines of figures, and values that a range may have. */
const maxFigures = 30;
const maxSteps = 100_000;

function readForm(text: string | undefined): Form | null {
  if (text === undefined) return null;
  const decimals = /^([0-4]) decimal(?:er)?$/i.exec(text)?.[1];
  if (decimals !== undefined) return { decimals: Number(decimals) };
  if (/^tid$/i.test(text)) return 'duration';
  if (/^klocka$/i.test(text)) return 'clock';
  throw new CalculationError('Efter | skriver du 0–4 decimaler, tid eller klocka.');
}

/** The shortest writing of a number, without the noise of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

function decimalsOf(value: number): number {
  return String(tidy(value)).split('.')[1]?.length ?? 0;
}

function readRange(written: readonly string[]) {
  const none = new Map<string, number>();
  const [min = NaN, max = NaN, step = NaN] = written.map((each) =>
    readFormula(each, new Set())(none),
  );
  const count = Math.floor(tidy((max - min) / step)) + 1;
  if (!(step > 0) || !(max > min) || !(count <= maxSteps)) {
    throw new CalculationError('Skriv det minsta talet, det största och ett steg över noll.');
  }
  return { min, step, count };
}

function readLine(line: string, known: ReadonlySet<string>): Figure {
  const [, written = '', rest = ''] = /^([^=]*)=(.*)$/s.exec(line) ?? [];
  const name = written.trim().toLowerCase();
  if (!figureName.test(name)) {
    throw new CalculationError(
      'Skriv ett namn med små bokstäver, ett likhetstecken och ett tal eller en formel.',
    );
  }
  if (known.has(name)) throw new CalculationError(`Namnet ”${name}” finns redan.`);
  const [content = '', formText] = rest.split('|').map((part) => part.trim());
  const form = readForm(formText);
  const bounds = range.exec(content);
  if (bounds === null) {
    return { name, form: form ?? { decimals: 0 }, value: readFormula(content, known) };
  }
  const value = readRange(bounds.slice(1));
  const decimals = Math.max(decimalsOf(value.min), decimalsOf(value.step));
  return { name, form: form ?? { decimals }, value };
}

/**
 * Reads lines such as 'lön = 24 000 till 36 000 steg 500' and 'avgift = lön * 31,42 % | 2 decimaler'.
 * Throws CalculationError with the line and what is wrong with it.
 */
export function readFigures(lines: readonly string[]): Figure[] {
  const names = new Set<string>();
  if (lines.length > maxFigures) {
    throw new CalculationError(`Högst ${String(maxFigures)} rader med tal.`);
  }
  return lines.map((line) => {
    try {
      const figure = readLine(line, names);
      names.add(figure.name);
      return figure;
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      throw new CalculationError(`Raden ”${line.trim()}”: ${error.message}`);
    }
  });
}

/** Rounded half away from zero, as in a Swedish school. */
function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(tidy(Math.abs(value) * scale))) / scale;
}

const hard = '\u00a0';

function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
  const parts = [
    ...(hours !== 0 ? [`${String(hours)}${hard}h`] : []),
    ...(rest !== 0 || hours === 0 ? [`${String(rest)}${hard}min`] : []),
  ];
  return parts.join(hard);
}

function showClock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}.${two(inDay % 60)}`;
}

function show(value: number, form: Form): string {
  if (form === 'duration') return showMinutes(value);
  if (form === 'clock') return showClock(value);
  // an Intl.NumberFormat costs more than a whole drawing
  const [whole = '', decimals] = Math.abs(value).toFixed(form.decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, hard);
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`;
}

/** The figures by their names, with Swedish writing; the same seed draws the same on every device. */
export function drawFigures(figures: readonly Figure[], seed: number): Map<string, DrawnFigure> {
  const values = new Map<string, number>();
  const drawn = new Map<string, DrawnFigure>();
  for (const { name, form, value } of figures) {
    const exact =
      typeof value === 'function'
        ? value(values)
        : value.min +
          value.step * Math.floor(seededRandom(hashOf(`${name}/${String(seed)}`))() * value.count);
    const rounded = round(exact, typeof form === 'object' ? form.decimals : 0);
    values.set(name, rounded);
    drawn.set(name, {
      value: rounded,
      shown: show(rounded, form),
      isRounded: Math.abs(rounded - exact) > 1e-9 * Math.max(1, Math.abs(exact)),
    });
  }
  return drawn;
}

const placeholder =
  /\{([^{}]*)\}(?: (?=(?:kr|kg|ton|km|mil|m|min|h|dagar|daN|kN|%|st|liter)(?![\p{L}\d])))?/gu;

/** The names that a text has between braces. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.trim().toLowerCase());
}

/**
 * A text with its figures, such as '{lön} kr' with '24 000 kr', whose unit never stands on a line of its own.
 * Throws CalculationError when there is no figure with a name.
 */
export function fillIn(text: string, drawn: ReadonlyMap<string, DrawnFigure>): string {
  return text.replaceAll(placeholder, (written: string, name: string) => {
    const figure = drawn.get(name.trim().toLowerCase());
    if (figure === undefined) throw new CalculationError(`Talet i ”{${name}}” finns inte.`);
    return figure.shown + (written.endsWith(' ') ? hard : '');
  });
}
