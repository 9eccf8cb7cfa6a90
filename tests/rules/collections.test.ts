import { expect, test } from 'vitest';

import { findNamedCollections } from '../../scripts/lib/house/named-collections';
import { readSourceFiles } from '../../scripts/lib/house/source-files';
import { readRules } from './support/emulator';
import { writesOf, type Batch, type Request } from './support/requests';
import { blankComments } from './support/statements';
import { tables } from './tables';

/** Without doubles, in order of the alphabet. */
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

/** The collection of a path of names and ids, as `users/{}/plans`; of a document's path that of the document. */
function patternOf(path: string): string {
  const segments = path.split('/').map((segment, place) => (place % 2 === 0 ? segment : '{}'));
  return segments.slice(0, segments.length - ((segments.length + 1) % 2)).join('/');
}

/** The collections about which the rules say something. */
function listRuled(): string[] {
  const open: string[] = [];
  const ruled: string[] = [];
  const source = blankComments(readRules('firestore.rules'));
  for (const [token, path] of source.matchAll(/match \/(\S+) \{|\{|\}|\ballow /g)) {
    if (token === 'allow ') ruled.push(patternOf(open.filter((one) => one !== '').join('/')));
    else if (token === '}') open.pop();
    else open.push(path === 'databases/{database}/documents' ? '' : (path ?? ''));
  }
  return sorted(ruled);
}

const pathsOf = (request: Request | Batch) =>
  'method' in request && !('data' in request)
    ? [request.path]
    : writesOf(request).map(({ path }) => path);

/** The collections of which a table says what is allowed. */
function listTested(): string[] {
  const allowed = tables.flatMap(({ cases }) => cases.filter(({ outcome }) => outcome === 'allow'));
  return sorted(allowed.flatMap(({ request }) => pathsOf(request).map(patternOf)));
}

const inData = sorted(
  readSourceFiles()
    .filter(({ path }) => path.startsWith('src/data/'))
    .flatMap(findNamedCollections),
);

test('every collection that data names has its rules, and no other has', () => {
  expect(listRuled()).toEqual(inData);
});

test('every collection that data names has a table of what its rules allow, and no other has', () => {
  expect(listTested()).toEqual(inData);
});
