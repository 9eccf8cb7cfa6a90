/** What may say who somebody is, and what stands in its place, in the order in which it is looked for. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d.+_-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '<e-post>'],
  // what follows the path of an address
  [/(\/[^\s?#"'()]*)[?#][^\s"'()]*/g, '$1'],
  // what could not be read, which the browser quotes
  [/"[^"]*"(?:\.\.\.)? is not valid JSON/g, '<text> is not valid JSON'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '<id>'],
  // users' ids have 28, tokens more; documents that are named by the database have 20, and say what is to be mended
  [/[A-Za-z\d]{24,}/g, '<id>'],
  // telephone numbers, and those of persons
  [/\+?\d(?:[ -]?\d){6,}/g, '<tal>'],
];

/**
 * A message without what may say who somebody is: addresses, users' ids, tokens, what follows `?` in an address, long
 * numbers. On one line, and cut to so many characters.
 */
export function withoutPerson(text: string, length: number): string {
  const cleaned = replacements.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    // of a long text no more than what is shown, and what a pattern may need after it
    text.slice(0, length + 500),
  );
  return cleaned.replace(/\s+/g, ' ').trim().slice(0, length);
}

/** Places in a stack that are kept. */
const frames = 8;

/** The places in the program's own files that a stack names, innermost first, a line each. Whose page it was is not there. */
export function placesIn(stack: string): string {
  const found = stack.match(/\bassets\/[\w-]+\.js:\d+:\d+/g) ?? [];
  return found.slice(0, frames).join('\n');
}

/** The kind of page at an address, without what it names: `/kop/…` of every order. */
export function pageKind(pathname: string): string {
  const [, first = '', second, ...rest] = pathname.split('/');
  const isWord = (segment: string) => /^[a-zåäö-]{1,40}$/.test(segment);
  if (!isWord(first) || second === undefined) return isWord(first) ? `/${first}` : '/';
  return isWord(second) && rest.length === 0 ? `/${first}/${second}` : `/${first}/…`;
}
