import { expect, test } from 'vitest';

import { findNamedCollections } from '../../scripts/dev/house/named-collections';
import { readSourceFiles } from '../../scripts/dev/house/source-files';
import { listCollections, patternOf } from './support/collections';
import { writesOf, type Batch, type Request } from './support/requests';
import { tables } from './tables';

/** Without doubles, in order of the alphabet. */
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

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
  expect(sorted([...listCollections().keys()])).toEqual(inData);
});

test('every collection that data names has a table of what its rules allow, and no other has', () => {
  expect(listTested()).toEqual(inData);
});
