import type { Cells } from './import-columns';

/** 53 bits of a text, the same for the same text (cyrb53 by bryc, public domain). */
function hash(text: string, seed: number): string {
  let one = 0xdeadbeef ^ seed;
  let other = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36).padStart(11, '0');
}

/**
 * The id of a row's question: the one it gives, or else one that follows from what it asks, so that running the same
 * file again finds the same question.
 */
export function rowId(cells: Cells, kind: string): string {
  const given = cells.id?.trim() ?? '';
  if (given !== '') return given;
  const { text, a, b, c, d, imageUrl, scene } = cells;
  const always = [kind, text, a, b, c, d, imageUrl].map((part) => part?.trim() ?? '');
  // only where there is one, so that the ids of questions without it stay what they were
  const asked = [...always, ...(scene?.trim() ? [scene.trim()] : [])].join('\n');
  return `rad-${hash(asked, 1)}${hash(asked, 2)}`;
}

/** Returns true iff the database takes the id and addresses can carry it as it is. */
export function isUsableId(id: string): boolean {
  return /^[A-Za-z0-9åäöÅÄÖ_-]{1,100}$/.test(id) && !/^__.*__$/.test(id);
}
