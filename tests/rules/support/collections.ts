import { readRules } from './emulator';
import { blankComments } from './statements';

/** The collection of a path of names and ids, as `users/{}/plans`; of a document's path that of the document. */
export function patternOf(path: string): string {
  const segments = path.split('/').map((segment, place) => (place % 2 === 0 ? segment : '{}'));
  return segments.slice(0, segments.length - ((segments.length + 1) % 2)).join('/');
}

/** The collections about which the rules say something, with what they say; without what is said of those below them. */
export function listCollections(): ReadonlyMap<string, string> {
  const open: string[] = [];
  const rules = new Map<string, string>();
  const source = blankComments(readRules('firestore.rules'));
  for (const [text, path, brace] of source.matchAll(
    /match \/(\S+) \{|([{}])|[^{}]+?(?=match \/|[{}])/g,
  )) {
    if (path !== undefined) open.push(path === 'databases/{database}/documents' ? '' : path);
    else if (brace === '{') open.push('');
    else if (brace === '}') open.pop();
    const pattern = patternOf(open.filter((one) => one !== '').join('/'));
    rules.set(pattern, (rules.get(pattern) ?? '') + text);
  }
  return new Map([...rules].filter(([, text]) => /\ballow /.test(text)));
}
