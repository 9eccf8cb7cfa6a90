import { limits } from '../limits';
import type { Question } from './question';
import { hasGap, questionGaps, type QuestionGap } from './question-gap';

/** The words of a text that can be searched for, each once: lower-cased, of at least three letters or figures. */
export function findWords(text: string): string[] {
  return [...new Set(text.toLocaleLowerCase('sv').match(/[\p{L}\p{N}]{3,}/gu) ?? [])];
}

/**
 * The lengths of the beginnings that are stored of a word. With them no question of the bank needs more than the 60 that
 * the rules take; every beginning, which would need no sifting, would be more than that for two in five.
 */
const lengths = [8, 5, 3] as const;

/** The stored beginning that words with this beginning have in common. */
function stemOf(beginning: string): string {
  return beginning.slice(
    0,
    lengths.find((length) => length <= beginning.length),
  );
}

/** What stands among the words of a question that lacks something: no word that is typed begins so. */
export const gapWords: Record<QuestionGap, string> = {
  unreviewed: '#ogranskad',
  noSource: '#utan-lagrum',
};
const bothGapsWord = '#ogranskad-utan-lagrum';

/** What stands among the words of every question that lacks all of this; undefined for nothing. */
export function gapWord([gap, ...more]: readonly QuestionGap[]): string | undefined {
  if (gap === undefined) return undefined;
  return more.length > 0 ? bothGapsWord : gapWords[gap];
}

/**
 * What a question is found by: what it lacks, and beginnings of the words of its text and its concept; the first 60 of
 * them. A database looks for what is there, and into one list at a time.
 */
export function searchWords(
  question: Pick<Question, 'text' | 'concept' | 'reviewedAt' | 'source'>,
): string[] {
  const gaps = questionGaps.filter((gap) => hasGap(question, gap));
  const words = gaps.map((gap) => gapWords[gap]);
  if (gaps.length === questionGaps.length) words.push(bothGapsWord);
  const beginnings = findWords(`${question.text} ${question.concept ?? ''}`).flatMap((word) =>
    lengths.filter((length) => length <= word.length).map((length) => word.slice(0, length)),
  );
  return [...new Set([...words, ...beginnings])].slice(0, limits.searchWords);
}

/** A search: what the database looks for, and what it finds is sifted by. */
export interface WordSearch {
  /** A question has one of these among its searchWords. */
  anyOf: string[];
  /** Returns true iff every word that is looked for begins a word of the question's text or concept. */
  matches: (question: Pick<Question, 'text' | 'concept'>) => boolean;
}

/** The search for what somebody has typed, or null where that has no word to search for. */
export function wordSearch(typed: string): WordSearch | null {
  const beginnings = findWords(typed);
  // few questions have a long word
  const [longest] = beginnings.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return null;
  return {
    // questions that were written before beginnings were stored have whole words
    anyOf: [...new Set([stemOf(longest), longest])],
    matches: ({ text, concept = '' }) => {
      const words = findWords(`${text} ${concept}`);
      return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
    },
  };
}
