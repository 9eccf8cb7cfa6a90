import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { guessAll, type Guess, type Guesser } from './guess';
import { letterGuesser } from './letter-guesser';
import { commonTerms, readBank } from './option-features';
import { wordsOf } from './option-form';
import { logitGuesser } from './word-guesser';

/** The words of a text, and its pairs of neighbours; how it begins and how it ends are pairs, too. */
function wordsAndPairsOf(text: string): string[] {
  const words = wordsOf(text);
  const all = ['^', ...words, '$'];
  return [...words, ...all.slice(1).map((word, index) => `${all[index] ?? ''} ${word}`)];
}

/** Holds each option for as likely as two guessers do together: the mean of their chances on the scale of logarithms. */
function joinGuessers(one: Guesser, other: Guesser): Guesser {
  return (training) => {
    const [first, second] = [one(training), other(training)];
    return (place) => {
      const theirs = second(place);
      const parts = first(place).map((chance, option) => Math.sqrt(chance * (theirs[option] ?? 0)));
      const sum = parts.reduce((total, part) => total + part, 0);
      return parts.map((part) => part / sum);
    };
  };
}

/** Returns what is guessed by who reads more than writers are shown: pairs of words, runs of letters, and both together. */
export function guessStrongly(questions: readonly ContentQuestion[]): Record<string, Guess[]> {
  const pairs = commonTerms(questions, wordsAndPairsOf, 2);
  const byPairs = logitGuesser(readBank(questions, wordsAndPairsOf, pairs));
  const byLetters = letterGuesser(questions);
  return {
    'form, words and pairs of words': guessAll(questions, byPairs),
    'runs of letters': guessAll(questions, byLetters),
    'both together': guessAll(questions, joinGuessers(byPairs, byLetters)),
  };
}
