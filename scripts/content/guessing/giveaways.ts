import type { ContentQuestion } from '../../../src/domain/content/content-file';
import { optionKeys } from '../../../src/domain/question/question';
import { tellingAbsolutes } from './absolutes';
import type { Guess } from './guess';
import { findTells, type Tell } from './word-guesser';

/** How much a question tells of its key to who knows no traffic law. */
export interface Giveaway {
  id: string;
  /** How likely the guesser holds the key to be right, of 0 to 1. */
  chance: number;
  /** Words between quotation marks, and features of form, that point at the key, the strongest first: it has more of them … */
  inKey: string[];
  /** … or less of them than the wrong options. */
  inWrong: string[];
  /** Absolutes that only wrong options have. */
  absolutes: string[];
}

const namesOf = (tells: readonly Tell[] = [], isMeant: (tell: Tell) => boolean) =>
  tells.filter(isMeant).map(({ name }) => name);

/** Returns what every question gives away, the most first. */
export function findGiveaways(
  questions: readonly ContentQuestion[],
  guesses: readonly Guess[],
): Giveaway[] {
  const tells = findTells(questions);
  return guesses
    .map(({ question, chances }, place) => ({
      id: question.id,
      chance: chances[optionKeys.indexOf(question.answer)] ?? 0,
      inKey: namesOf(tells[place], ({ lead }) => lead > 0),
      inWrong: namesOf(tells[place], ({ lead }) => lead < 0),
      absolutes: tellingAbsolutes(question),
    }))
    .sort((one, other) => other.chance - one.chance);
}
