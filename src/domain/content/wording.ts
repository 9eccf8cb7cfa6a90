/** Words that say nothing of what an option claims. Not among them: yes and no, before and after, and negations. */
const functionWords = new Set(
  'alltså att av blir bli de dem den denna dess dessa det detta dig din dina ditt du där då eftersom en er ett eller för från får gör ha han har hans hon hur i kan man med men mot måste ni när och också om på sig sin sina sitt ska som så till vad vara vid vilken vilket än är även ändå'.split(
    ' ',
  ),
);

const endings =
  /(?:arens|arna|erna|orna|ande|ades|ens|ets|ade|are|ar|er|or|en|et|as|es|at|an|na|de|te|a|e|t|n|s)$/;

/** Least letters by which two words count as related. */
const leastShared = 4;

/** A word without its Swedish ending: 'bilarna' and 'bilen' are both 'bil'. A figure is left as it is. */
function stem(word: string): string {
  return /^\d/.test(word) ? word : word.replace(endings, '');
}

/** What a text says, as stems: those of its words that carry meaning, and its pairs of neighbouring words. */
export interface Wording {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
}

/** Returns the stems of a text's words and pairs of words, in lower case. */
export function readWording(text: string): Wording {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,:]\d+)*/gu) ?? [];
  const stems = all.map(stem);
  return {
    words: new Set(all.filter((word) => !functionWords.has(word)).map(stem)),
    pairs: new Set(stems.slice(1).map((word, index) => `${stems[index] ?? ''} ${word}`)),
  };
}

/** Returns true iff two stems are forms or compounds of one another: 'väjning' and 'väjningsplikt'. */
function areRelated(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < leastShared) return false;
  const start = short.slice(0, Math.max(leastShared, Math.ceil(short.length * 0.75)));
  return long.includes(short) || (short.length > leastShared && long.startsWith(start));
}

/** Returns true iff a text has the word, or a form or a compound of it. */
export function hasWord({ words }: Wording, word: string): boolean {
  if (words.has(word)) return true;
  return !/^\d/.test(word) && [...words].some((other) => areRelated(word, other));
}
