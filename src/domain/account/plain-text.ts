/** Control characters, and those that set the direction of writing. */
const steering = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const allSteering = new RegExp(steering, 'gu');

/** What is said about a name that is not plain. */
export const notPlainMessage = 'Namnet får inte innehålla styrtecken.';

/**
 * Returns true iff the text holds no control character and none that sets the direction of writing: with them, a name
 * can look like another one. Twin of `isPlainText` in firestore.rules.
 */
export function isPlainText(text: string): boolean {
  return !steering.test(text);
}

/** The text without the characters that make it other than plain; a tab or a new line becomes a space. */
export function toPlainText(text: string): string {
  return text.replace(/\s/g, ' ').replace(allSteering, '');
}
