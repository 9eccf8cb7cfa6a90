import type { BankQuestion } from '../exam/draw';

/** How many options a question has that does not say. */
export const defaultOptionCount = 4;

/** The probability (0–1) that a guess is right: one of the options. */
export function guessRate({ options = defaultOptionCount }: BankQuestion): number {
  return 1 / options;
}
