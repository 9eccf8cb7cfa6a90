/** The characters of IBM code page 437 from 128 on, in their order. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

const codes = new Map(Array.from(upperHalf, (character, index) => [character, 128 + index]));

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 128) return code;
  const known = codes.get(character);
  if (known !== undefined) return known;
  // a letter without its accent, such as ã, is better than none
  const base = character.normalize('NFD').codePointAt(0) ?? 128;
  return base < 128 ? base : '?'.charCodeAt(0);
}

/** A text in IBM code page 437. What that does not have is written without its accent, or as a question mark. */
export function encodeCp437(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Array.from(text.normalize('NFC'), byteOf));
}
