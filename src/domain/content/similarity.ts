/** Words that say nothing about what is asked. */
const stopWords = new Set(
  'att av de den det dig din du där en ett eller för från får gör hur har i in inte kan med men mot måste när och om på sig ska som så till är vad vid vilken vilket du'.split(
    ' ',
  ),
);

/** The distinct words of a text that carry meaning, in lower case. */
export function tokens(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)));
}

/** Jaccard index of two sets: shared members among all members, 0 to 1; two empty sets share nothing. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
