const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Characters of a mark. */
export const markLength = 6;

/** 18 bits as three characters. */
function three(bits: number): string {
  return (
    alphabet.charAt((bits >>> 12) & 63) +
    alphabet.charAt((bits >>> 6) & 63) +
    alphabet.charAt(bits & 63)
  );
}

/**
 * A mark of an event's id: 36 bits in six characters, by the mixing of cyrb53 (bryc, public domain). In a month of 4 000
 * answers, of which a third is marked together, one is taken for another once in eighty thousand such months.
 */
export function markOf(id: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return three(high) + three(low);
}

const secondLength = 1000;

/** First and last moment that is kept: clocks of devices say anything. */
export const earliest = Date.UTC(2020, 0, 1);
const latest = Date.UTC(2079, 11, 31);

/** A time as it is kept: whole seconds, within sixty years. */
export function keptTime(at: number): number {
  const seconds = Math.floor(Math.min(Math.max(at, earliest), latest) / secondLength);
  return seconds * secondLength;
}

/** The month (UTC) under which an event of that kept time is marked, yyyy-mm. */
export function monthOf(at: number): string {
  const date = new Date(at);
  const month = date.getUTCMonth() + 1;
  return `${String(date.getUTCFullYear())}-${month < 10 ? '0' : ''}${String(month)}`;
}
