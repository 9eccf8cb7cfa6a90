import type { BankQuestion } from '../exam/draw';

/** Options of a question that does not say how many it has. */
export const usualOptions = 4;

/** The chance of a guess: one of the options. */
export function guessOf({ options = usualOptions }: BankQuestion): number {
  return 1 / options;
}
