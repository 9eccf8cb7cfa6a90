import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { chancesOf, fitLogit } from './conditional-logit';
import { guessAll, type Guess, type Guesser } from './guess';
import { commonTerms, readBank, type Readable } from './option-features';
import { wordsOf } from './option-form';

/** Of the strengths tried, 1 to 20, none guesses this bank more than a point better. */
const ridge = 4;

function weigh({ names, choices }: Readable, places: Iterable<number>): Float64Array {
  const known = [...places].flatMap((place) => choices[place] ?? []);
  return fitLogit(known, { features: names.length, ridge });
}

/** Returns a guesser that knows what is told of the bank. */
export function logitGuesser(bank: Readable): Guesser {
  return (training) => {
    const weights = weigh(bank, training);
    return (place) => chancesOf(bank.choices[place]?.options ?? [], weights);
  };
}

/** Fewest questions whose options have a word that is learnt. */
const leastQuestions = 10;

/** Returns the words of a bank's options that a guesser learns. */
export function commonWords(questions: readonly ContentQuestion[]): string[] {
  return commonTerms(questions, wordsOf, leastQuestions);
}

const readWords = (questions: readonly ContentQuestion[]) =>
  readBank(questions, wordsOf, commonWords(questions));

/** Returns what is guessed of every question by who sees what its options look like, and reads none of them. */
export function guessByForm(questions: readonly ContentQuestion[]): Guess[] {
  return guessAll(questions, logitGuesser(readBank(questions)));
}

/** Returns what is guessed of every question by who knows form and words, and no traffic law. */
export function guessByWords(questions: readonly ContentQuestion[]): Guess[] {
  return guessAll(questions, logitGuesser(readWords(questions)));
}

/** Something about the options of a question that points at its key. */
export interface Tell {
  /** What it is: a word between quotation marks, or a feature of form. */
  name: string;
  /** How far the key has more of it than the question's options have on average: below 0 it is the wrong ones' mark. */
  lead: number;
  /** How much it adds to the key's score. */
  weight: number;
}

/** Least that a tell adds to the score of a key: less than this changes a chance of 25 % by less than four points. */
const leastWeight = 0.2;

/** Returns what points at the key of every question, the strongest first, as the whole bank has taught it. */
export function findTells(questions: readonly ContentQuestion[]): Tell[][] {
  const bank = readWords(questions);
  const weights = weigh(bank, questions.keys());
  return bank.choices.map(({ options, key }) => {
    const leads = new Map<number, number>();
    for (const [place, features] of options.entries()) {
      const share = Number(place === key) - 1 / options.length;
      for (const { feature, amount } of features) {
        leads.set(feature, (leads.get(feature) ?? 0) + share * amount);
      }
    }
    return [...leads]
      .map(([feature, lead]) => ({
        name: bank.names[feature] ?? '',
        lead,
        weight: (weights[feature] ?? 0) * lead,
      }))
      .filter(({ weight }) => weight >= leastWeight)
      .sort((one, other) => other.weight - one.weight);
  });
}
