import { limits } from '../limits';
import type { Question } from './question';

/** The words of a text that can be searched for, each once: lower-cased, of at least three letters or figures. */
export function findWords(text: string): string[] {
  return [...new Set(text.toLocaleLowerCase('sv').match(/[\p{L}\p{N}]{3,}/gu) ?? [])];
}

/** The words that a question is found by: those of its text and its concept, the first 60 of them. */
export function searchWords(question: Pick<Question, 'text' | 'concept'>): string[] {
  return findWords(`${question.text} ${question.concept ?? ''}`).slice(0, limits.searchWords);
}
