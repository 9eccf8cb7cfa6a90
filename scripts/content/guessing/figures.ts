import type { ContentFile, ContentQuestion } from '../../../src/domain/content/content-file';
import { filesOf } from '../../../src/domain/content/coverage';
import { licenceTypes, type LicenceType } from '../../../src/domain/licence-type';
import { listOptions } from '../../../src/domain/question/question';
import { tellingAbsolutes } from './absolutes';
import type { Guess } from './guess';

/** How much of a part of the bank is guessed, in per cent of its questions. */
export interface GuessFigures {
  /** A licence or a category, or 'all'. */
  name: string;
  questions: number;
  /** What who picks any option would get right. */
  chance: number;
  /** What is guessed from what the options look like. */
  form: number;
  /** What is guessed from that and from their words. */
  words: number;
  /** Questions whose wrong options have an absolute where the right one has none. */
  absolutes: number;
}

/** What two guessers make of a bank. */
export interface Guesses {
  form: readonly Guess[];
  words: readonly Guess[];
}

/** Returns the share of some questions that is guessed, in per cent. */
export function guessedShare(
  guesses: readonly Guess[],
  questions: readonly ContentQuestion[],
): number {
  const asked = new Set(questions);
  return percentOf(guesses.filter(({ question }) => asked.has(question)).map(({ hits }) => hits));
}

function percentOf(values: readonly number[]): number {
  return (values.reduce((sum, value) => sum + value, 0) * 100) / Math.max(1, values.length);
}

/** Returns the figures of some questions. */
export function figuresOf(
  name: string,
  questions: readonly ContentQuestion[],
  guesses: Guesses,
): GuessFigures {
  return {
    name,
    questions: questions.length,
    chance: percentOf(questions.map((question) => 1 / listOptions(question).length)),
    form: guessedShare(guesses.form, questions),
    words: guessedShare(guesses.words, questions),
    absolutes: percentOf(
      questions.map((question) => Number(tellingAbsolutes(question).length > 0)),
    ),
  };
}

/** The whole bank, or a licence. */
export type Part = 'all' | LicenceType;

/** Returns the questions of a part of the bank. */
export function questionsOf(files: readonly ContentFile[], part: Part): ContentQuestion[] {
  const own = part === 'all' ? files : filesOf(files, part);
  return own.flatMap(({ questions }) => questions);
}

/** Returns the figures of the whole bank, and of each licence. */
export function measureGuessing(files: readonly ContentFile[], guesses: Guesses): GuessFigures[] {
  return (['all', ...licenceTypes] as const).map((part) =>
    figuresOf(part, questionsOf(files, part), guesses),
  );
}
