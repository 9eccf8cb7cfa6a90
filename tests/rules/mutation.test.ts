import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readRules } from './support/emulator';
import { hunt, listTellers, nameOf, type Hints } from './support/hunt';
import { listMutants } from './support/mutants';
import { blankComments, listStatements } from './support/statements';
import { cases } from './tables';

const rules = readRules('firestore.rules');

const mutants = listMutants(rules);

/** What the last hunt with HINTS=write has found: most of the time goes into looking for it. */
const hintsFile = new URL('mutation-hints.json', import.meta.url);

function readHints(): Hints {
  return existsSync(hintsFile) ? (JSON.parse(readFileSync(hintsFile, 'utf8')) as Hints) : {};
}

/**
 * Changes that no request can tell from the original. Without the guard, the uid of a visitor is a field of null, which is
 * an error, and an error refuses as false does. The guard stays, because whether a visitor is let in should not rest on
 * that alone.
 */
const guards = [
  'isUser: without && isSignedIn()',
  'hasRole: without && isSignedIn()',
  'hasAccess: without && isSignedIn()',
  'hasCourseAccess: without && isSignedIn()',
  'discountCodes: get: without && isSignedIn()',
  'isOwnEntry: without && isSignedIn()',
];

/**
 * Nor these: another document that the same request has to write asks the same. Whose an order is, and when it was paid,
 * should not rest on what is written elsewhere.
 */
const askedTwice = [
  'isOrder: without && isUser(order.userId)',
  'mayConfirm: without && request.resource.data.paidAt == request.time',
  'maySelfConfirm: without && request.resource.data.paidAt == request.time',
];

/** Nor these: what they refuse is a second request of the same millisecond (same-millisecond.test.ts). */
const sameMillisecond = [
  'isCounted: without && request.resource.data.is_used_up == (usesAfter().current_uses == usesAfter().max_uses)',
  'isLoggedAs: without && isNewChange()',
  'isConfirmedNow: without && wasPending(request.resource.data.orderId)',
  'isUsedNow: without && wasPending(request.resource.data.lastOrderId)',
];

/** Nor these: they tell another day for some seconds after midnight alone. */
const nextDay = [
  'today: 86399999 for 86400000 in return request.time.toMillis() / 86400000;',
  'today: 86400001 for 86400000 in return request.time.toMillis() / 86400000;',
];

/** Nor this: an owner reads every entry, his own among them. */
const ownersOwn = ["isAdmin: without 'owner' in the list"];

/** These only let more through. */
const weakened = [...askedTwice, ...sameMillisecond];

const untold = [...weakened, ...nextDay, ...ownersOwn];

test('the cases tell every other mutant from firestore.rules', { timeout: 1_800_000 }, async () => {
  const told = mutants.filter(
    (mutant) => !guards.includes(nameOf(mutant)) && !untold.includes(nameOf(mutant)),
  );
  const { survivors, hints } = await hunt(rules, told, cases, { hints: readHints() });
  if (process.env['HINTS'] === 'write') {
    writeFileSync(hintsFile, `${JSON.stringify(hints, null, 2)}\n`);
  }
  expect(survivors.map(nameOf)).toEqual([]);
});

function named(names: readonly string[]) {
  const found = mutants.filter((mutant) => names.includes(nameOf(mutant)));
  expect(found.map(nameOf).sort()).toEqual([...names].sort());
  return found;
}

test('no case tells those that no request can tell', { timeout: 1_800_000 }, async () => {
  // what all of them together do not let through, none does alone, since each leaves out a condition
  expect(weakened.filter((name) => !name.includes(': without && '))).toEqual([]);
  expect(await listTellers(rules, named(weakened), cases)).toEqual([]);
  const others = named([...nextDay, ...ownersOwn]);
  const { survivors } = await hunt(rules, others, cases, { isAlone: true });
  expect(survivors).toEqual(others);
});

test('without the guards no visitor is let in all the same', async () => {
  const byVisitors = cases.filter(({ request }) => request.by === 'visitor');
  const { survivors } = await hunt(rules, named(guards), byVisitors, { isAlone: true });
  expect(survivors.map(nameOf)).toEqual(guards);
});

test('there are mutants of every kind', () => {
  const kinds = [
    /^without &&/,
    /^without \|\|/,
    /^without !/,
    /^always /,
    /in the list$/,
    / for \d+ in /,
  ];
  for (const kind of kinds) {
    expect(
      mutants.filter(({ change }) => kind.test(change)),
      String(kind),
    ).not.toEqual([]);
  }
});

test('no condition escapes', () => {
  const source = blankComments(rules);
  const conditions = source.match(/\bfunction \w+\(|\ballow [\w, ]+:/g) ?? [];
  expect(listStatements(source)).toHaveLength(conditions.length);
});
