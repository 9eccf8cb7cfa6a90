import { similarity } from '../../../src/domain/content/similarity';

/** Returns the words of a text in order, in lower case; a figure is a word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The first number that a text has, with Swedish decimals and thousands; NaN without one. */
function numberIn(text: string): number {
  const number = /\d+(?:\s\d{3})*(?:,\d+)?/.exec(text)?.[0] ?? 'none';
  return Number(number.replaceAll(/\s/g, '').replace(',', '.'));
}

/** How many words two options have in common from their first word on. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, place) => word !== other[place]);
  return differs === -1 ? one.length : differs;
}

interface Option {
  length: number;
  commas: number;
  number: number;
  words: readonly string[];
  asSet: ReadonlySet<string>;
}

/** What an option looks like beside the others and under its question. */
type FormFeature = (
  option: Option,
  others: readonly Option[],
  asked: ReadonlySet<string>,
) => number;

const likeness = ({ asSet }: Option, others: readonly Option[]) =>
  others.map((other) => similarity(asSet, other.asSet));
const allHaveNumbers = (options: readonly Option[]) =>
  options.every(({ number }) => !Number.isNaN(number));

/** The features of form by what they say of an option. */
const features: Record<string, FormFeature> = {
  /** Beside the mean of the options. */
  length: ({ length }, others) =>
    Math.log(length / mean([length, ...others.map((other) => other.length)])),
  longest: ({ length }, others) => Number(others.every((other) => other.length < length)),
  shortest: ({ length }, others) => Number(others.every((other) => other.length > length)),
  'likeness to the others': (option, others) => mean(likeness(option, others)),
  'likeness to another': (option, others) => Math.max(...likeness(option, others)),
  'beginning as another': ({ words }, others) =>
    Math.max(...others.map((other) => sharedStart(words, other.words))),
  'words of the question': ({ words }, _others, asked) =>
    mean(words.map((word) => Number(asked.has(word)))),
  commas: ({ commas }) => commas,
  'lowest number': (option, others) =>
    Number(
      allHaveNumbers([option, ...others]) && others.every(({ number }) => number > option.number),
    ),
  'highest number': (option, others) =>
    Number(
      allHaveNumbers([option, ...others]) && others.every(({ number }) => number < option.number),
    ),
};

/** The names of the features of form, in the order in which formOf gives them. */
export const formFeatures: readonly string[] = Object.keys(features);

/** Returns what each option of a question looks like: a row for each, as long as formFeatures. */
export function formOf(text: string, options: readonly string[]): number[][] {
  const asked = new Set(wordsOf(text));
  const all = options.map((option) => {
    const words = wordsOf(option);
    return {
      length: option.length,
      // not the comma of a decimal
      commas: option.match(/,(?!\d)/g)?.length ?? 0,
      number: numberIn(option),
      words,
      asSet: new Set(words),
    };
  });
  return all.map((option) => {
    const others = all.filter((other) => other !== option);
    return Object.values(features).map((feature) => feature(option, others, asked));
  });
}
