import { seed } from './seed';
import { onlyEntry, type Fields } from './writes';

/** How documents of the seed are otherwise: with these fields, or, where null, not there. */
export type Given = Readonly<Record<string, Fields | null>>;

/** The document at a path of the seed as it is given. */
function givenDocument(path: string, fields: Fields | null): Fields | null {
  const document = seed.get(path);
  if (!document) throw new Error(`${path} is not in the seed`);
  return fields && { ...document, ...fields };
}

/** The given documents, by path; null where there is none. */
export function givenDocuments(given: Given = {}): readonly [path: string, Fields | null][] {
  return Object.entries(given).map(([path, fields]) => [path, givenDocument(path, fields)]);
}

/** The seed as it is given. */
export function givenSeed(given?: Given): ReadonlyMap<string, Fields> {
  const documents = new Map(seed);
  for (const [path, document] of givenDocuments(given)) {
    if (document) documents.set(path, document);
    else documents.delete(path);
  }
  return documents;
}

/** What is given, with one thing of one document changed as well. */
export function mergeGiven(given: Given = {}, change: Given): Given {
  const [path, fields] = onlyEntry(change);
  // a document that was missing is there: that is the one thing
  if (fields && given[path] !== null) {
    const [field, value] = onlyEntry(fields);
    if (Object.is(givenDocument(path, given[path] ?? {})?.[field], value)) {
      throw new Error(`${field} of ${path} does not change`);
    }
  }
  return { ...given, [path]: fields && { ...given[path], ...fields } };
}
