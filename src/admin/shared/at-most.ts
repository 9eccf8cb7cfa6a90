import { formatNumber } from '../../lib/format';

/** What is said of a text that is longer than its field takes. */
export function tooLong(max: number): string {
  return `Texten är för lång: högst ${formatNumber(max)} tecken.`;
}

/**
 * For a form's field: as many characters as it takes. What is longer stays in the field and says so; the browser's own
 * maxLength would cut a pasted text without a word.
 */
export function atMost(max: number) {
  return { maxLength: { value: max, message: tooLong(max) } };
}
