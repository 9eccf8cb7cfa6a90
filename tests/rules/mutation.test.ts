import { expect, test } from 'vitest';

import { readRules } from './support/emulator';
import { findSurvivors } from './support/hunt';
import { listMutants } from './support/mutants';
import { tables } from './tables';

/**
 * Changes that no request can tell from the original. For all of them: without the guard, the uid of a visitor is a
 * field of null, which is an error, and an error refuses as false does. The guard stays, because whether a visitor is
 * let in should not rest on that alone.
 */
const equivalent = [
  'isSignedIn: without request.auth != null',
  'isUser: without && isSignedIn()',
  'isAdmin: without && isSignedIn()',
  'hasAccess: without && isSignedIn()',
];

test('the tables tell every mutant from firestore.rules', { timeout: 600_000 }, async () => {
  const rules = readRules('firestore.rules');
  const mutants = listMutants(rules);
  const survivors = await findSurvivors(rules, mutants, tables);
  expect(survivors.map(({ place, change }) => `${place}: ${change}`)).toEqual(equivalent);
});

test('there are mutants of every kind', () => {
  const changes = listMutants(readRules('firestore.rules')).map(({ change }) => change);
  for (const kind of [
    /^without &&/,
    /^without \|\|/,
    /^without !/,
    /in the list$/,
    / for \d+ in /,
  ]) {
    expect(
      changes.filter((change) => kind.test(change)),
      String(kind),
    ).not.toEqual([]);
  }
});
