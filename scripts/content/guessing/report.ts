import type { ContentFile, ContentQuestion } from '../../../src/domain/content/content-file';
import { licenceTypes } from '../../../src/domain/licence-type';
import { formatTable } from '../../lib/table';
import { guessBars, findStaleCeilings } from './bars';
import { figuresOf, guessedShare, questionsOf, type Guesses, type GuessFigures } from './figures';
import type { Giveaway } from './giveaways';
import type { Guess } from './guess';
import { countWords } from './telling-words';

/** How many questions are named, and how many words on each side. */
const most = { giveaways: 40, words: 25 };

/** Least standard deviations from even at which a word is said to tell. */
const leastLean = 2;

const tenths = (value: number) => value.toFixed(1);
const head = ['guessed, per cent', 'questions', 'chance', 'by form', 'form and words', 'absolutes'];

function rowOf({ name, questions, chance, form, words, absolutes }: GuessFigures): string[] {
  return [name, String(questions), ...[chance, form, words, absolutes].map(tenths)];
}

function barRows(): string[][] {
  const cellOf = (of: string, figure: string) => {
    const found = guessBars.find((bar) => bar.of === of && bar.figure === figure);
    if (found === undefined) return '';
    const { bar, ceiling } = found;
    return ceiling === undefined ? String(bar) : `${String(bar)}, now ${String(ceiling)}`;
  };
  return [...new Set(guessBars.map(({ of }) => of))].map((of) => [
    `bar and ceiling for ${of}`,
    '',
    '',
    ...['form', 'words', 'absolutes'].map((figure) => cellOf(of, figure)),
  ]);
}

/** Returns how much is guessed, as lines to print: each part of the bank, and the bars with the ceilings of now. */
export function reportFigures(
  files: readonly ContentFile[],
  figures: readonly GuessFigures[],
  guesses: Guesses,
): string[] {
  const categories = files.map(({ category, questions }) =>
    figuresOf(`  ${category.id}`, questions, guesses),
  );
  return [
    ...formatTable([head, ...[...figures, ...categories].map(rowOf), ...barRows()]),
    ...findStaleCeilings(figures),
  ];
}

/** Returns how much other guessers get right, as lines to print: of the whole bank, and of each licence. */
export function reportStrong(
  files: readonly ContentFile[],
  guesses: Readonly<Record<string, readonly Guess[]>>,
): string[] {
  const parts = ['all' as const, ...licenceTypes];
  const cellsOf = (guessed: readonly Guess[]) =>
    parts.map((part) => tenths(guessedShare(guessed, questionsOf(files, part))));
  return formatTable([
    ['guessed by others, per cent', ...parts],
    ...Object.entries(guesses).map(([name, guessed]) => [name, ...cellsOf(guessed)]),
  ]);
}

/** Returns the words that tell, as lines to print: word, right and wrong options that have it, and what would be even. */
export function reportWords(questions: readonly ContentQuestion[]): string[] {
  const words = countWords(questions).filter(({ lean }) => Math.abs(lean) >= leastLean);
  const say = ({ word, right, wrong, even }: (typeof words)[number]) =>
    `${word} ${String(right)}/${String(wrong)} (${even.toFixed(0)})`;
  const telling = (side: typeof words) => `  ${side.slice(0, most.words).map(say).join(', ')}`;
  return [
    'words that tell the key: right/wrong options that have them (right ones if they told nothing)',
    telling(words.filter(({ lean }) => lean > 0)),
    'words that tell a wrong option',
    telling(words.filter(({ lean }) => lean < 0).toReversed()),
  ];
}

/** Returns what points at the key of a question, in words. */
export function tellsOf({ inKey, inWrong, absolutes }: Giveaway): string[] {
  return [
    ...(inKey.length > 0 ? [`key: ${inKey.join(', ')}`] : []),
    ...(inWrong.length > 0 ? [`wrong: ${inWrong.join(', ')}`] : []),
    ...(absolutes.length > 0 ? [`absolutes: ${absolutes.join(', ')}`] : []),
  ];
}

/** Returns the questions that give most away, as lines to print. */
export function reportGiveaways(giveaways: readonly Giveaway[]): string[] {
  return [
    'what gives most away: how likely the guesser holds the key to be right, and what points at it',
    ...giveaways.slice(0, most.giveaways).map((giveaway) => {
      const chance = (giveaway.chance * 100).toFixed(0).padStart(4);
      return `${chance} %  ${[giveaway.id, ...tellsOf(giveaway)].join(' · ')}`;
    }),
  ];
}
