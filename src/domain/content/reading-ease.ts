import type { ContentProblem } from './check-content';
import type { ContentQuestion } from './content-file';
import { splitSentences } from './sentences';

/**
 * LIX, the Swedish measure of how hard a text is to read: words for each sentence, plus long words (more than six letters)
 * in per cent. About 30 reads as a children's book, 40 as fiction, 50 as a newspaper, 60 as an official text
 * (Björnsson 1968). A text without words has 0.
 */
export function lix(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[-.,:/][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length === 0) return 0;
  const long = words.filter((word) => word.length > 6).length;
  return words.length / splitSentences(text).length + (100 * long) / words.length;
}

/** LIX of what a learner reads as running text: the question and its explanation. */
export function lixOf({ text, explanation }: ContentQuestion): number {
  return lix(`${text}\n${explanation}`);
}

/** LIX from which a text reads as a hard official one; the hardest question when the bar was set had 55, the mean 29. */
const hardest = 60;

/** Returns the questions that are far too hard to read. */
export function checkReadingEase(questions: readonly ContentQuestion[]): ContentProblem[] {
  return questions
    .filter((question) => lixOf(question) >= hardest)
    .map((question) => ({
      where: question.id,
      what: `hard to read: LIX ${lixOf(question).toFixed(0)}, below ${String(hardest)} is needed`,
    }));
}
