/** TK and eight signs of the alphabet of orderReference. */
const reference = /TK[A-HJ-NP-Z2-9]{8}/g;

/**
 * The references of orders in a text, each once. Where none stands as it was given, one is looked for that somebody has
 * written by hand: in small letters, or in groups.
 */
export function findReferences(text: string): string[] {
  const shout = text.toUpperCase();
  const found = shout.match(reference) ?? shout.replaceAll(/[\s\-–_.,:]/g, '').match(reference);
  return [...new Set(found ?? [])];
}
