import { cutText, sliceText } from './cut-text';
import { logDetailsLength } from './log-entry';

/** A field as the log names it. */
export interface LoggedField<T> {
  name: string;
  /** What it holds, as a text; empty for nothing. */
  textOf: (subject: T) => string;
  /** Says which subject it is: shown beside a change that leaves it as it is. */
  isAlwaysShown?: true;
}

/** What is said of one field: what it holds, or what it held and holds now. */
interface Line {
  name: string;
  texts: readonly string[];
}

const nothing = '–';

/** Characters on either side of a difference, for whoever looks for it in a long text. */
const around = 20;

/** The parts in which two texts differ, with a little of what stands around them. */
function differingParts(from: string, to: string): [string, string] {
  const shorter = Math.min(from.length, to.length);
  let before = 0;
  while (before < shorter && from[before] === to[before]) before += 1;
  let after = 0;
  while (after < shorter - before && from.at(-1 - after) === to.at(-1 - after)) after += 1;
  const start = Math.max(0, before - around);
  const partOf = (text: string) => {
    const end = text.length - Math.max(0, after - around);
    return `${start > 0 ? '…' : ''}${sliceText(text, start, end)}${end < text.length ? '…' : ''}`;
  };
  return [partOf(from), partOf(to)];
}

/** The text in one line. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function changeOf(from: string, to: string): readonly string[] {
  const [before, after] = differingParts(inOneLine(from), inOneLine(to));
  return before === after ? ['bara mellanrum ändrade'] : [before || nothing, after || nothing];
}

/** The greatest length to which texts have to be cut so that all of them have room; short ones leave it to the others. */
function fairLength(lengths: readonly number[], room: number): number {
  let left = room;
  const sorted = [...lengths].sort((one, other) => one - other);
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}

const join = ({ name, texts }: Line) => `${name}: ${texts.join(' → ')}`;

/** The lines as a text that an entry of the log has room for. */
function write(lines: readonly Line[]): string {
  const bare = lines.map(({ name, texts }) => join({ name, texts: texts.map(() => '') }));
  const lengths = lines.flatMap(({ texts }) => texts.map(({ length }) => length));
  const maxLength = fairLength(lengths, logDetailsLength - bare.join('\n').length);
  return lines
    .map(({ name, texts }) => join({ name, texts: texts.map((text) => cutText(text, maxLength)) }))
    .join('\n');
}

/**
 * What a change has changed, from and to, a line for each field, such as 'Pris: 99 kr → 120 kr'; of what is added or
 * deleted, what it holds. Long texts are cut around what differs and to what an entry has room for. Empty when nothing
 * has changed.
 * @param before null for what is added.
 * @param after null for what is deleted.
 */
export function describeChange<T>(
  before: T | null,
  after: T | null,
  fields: readonly LoggedField<T>[],
): string {
  const only = before ?? after;
  if (only === null) return '';
  if (before === null || after === null) {
    const held = fields.map(({ name, textOf }) => ({ name, text: inOneLine(textOf(only)) }));
    return write(held.flatMap(({ name, text }) => (text === '' ? [] : [{ name, texts: [text] }])));
  }
  const changed = fields.filter(({ textOf }) => textOf(before) !== textOf(after));
  if (changed.length === 0) return '';
  return write(
    fields.flatMap((field): Line[] => {
      const { name, textOf, isAlwaysShown } = field;
      const [from, to] = [textOf(before), textOf(after)];
      if (from !== to) return [{ name, texts: changeOf(from, to) }];
      return isAlwaysShown === true && to !== '' ? [{ name, texts: [inOneLine(to)] }] : [];
    }),
  );
}

/** What was there before, null for what is added, and what is there now. */
export interface Change<T> {
  before: T | null;
  after: T;
}

/**
 * What many changes made together have in common: a line for each field that all of them have changed to the same, such as
 * 'Kategori: Miljö'. Empty when there is none, or when one of them adds something.
 */
export function describeCommon<T>(
  changes: readonly Change<T>[],
  fields: readonly LoggedField<T>[],
): string {
  const [first] = changes;
  if (first === undefined) return '';
  const common = fields.filter(({ textOf }) =>
    changes.every(
      ({ before, after }) =>
        before !== null &&
        textOf(before) !== textOf(after) &&
        textOf(after) === textOf(first.after),
    ),
  );
  return write(
    common.map(({ name, textOf }) => ({
      name,
      texts: [inOneLine(textOf(first.after)) || nothing],
    })),
  );
}
