import { afterAll, beforeAll, expect, test } from 'vitest';

import { collectionsOf, countCost, measureRoom, measureRoomLeft } from './support/budget';
import { readRules } from './support/emulator';
import { writesOf, type Batch, type Request } from './support/requests';
import { openWorlds, type Worlds } from './support/worlds';
import { tables } from './tables';

/**
 * The share of Google's limits that a request may take: 10 documents looked up for each write and 20 in all, 1 000
 * expressions for each evaluation (https://firebase.google.com/docs/firestore/quotas).
 */
const share = 0.7;

const rules = readRules('firestore.rules');

let worlds: Worlds;

beforeAll(async () => {
  worlds = await openWorlds('budget', rules);
});

afterAll(() => worlds.close());

/** How much there is to judge: writes, and what they hold. */
function sizeOf(request: Request | Batch): number {
  const writes = writesOf(request);
  const fields = writes.reduce((sum, { data }) => sum + Object.keys(data ?? {}).length, 0);
  return writes.length * 100 + fields;
}

/** Of each table the longest requests that are allowed. */
const longest = tables.flatMap(({ name: table, cases }) =>
  cases
    .filter(({ name, of }) => name === of)
    .sort((one, other) => sizeOf(other.request) - sizeOf(one.request))
    .slice(0, 3)
    .map(({ name, request }) => ({ name: `${table}: ${name}`, request })),
);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What each of them costs, by the collections that judge it; measured once, since every measure compiles the rules. */
const costs = () =>
  Promise.all(
    longest.map(async ({ name, request }) => {
      const judged = await Promise.all(
        collectionsOf(request).map((collection) =>
          worlds.lend(async (world) => ({
            name: `${name}: ${collection}`,
            request,
            collection,
            ...(await countCost(world, rules, request, collection)),
          })),
        ),
      );
      return { name, judged };
    }),
  );

test('the longest requests stay within their share', { timeout: 600_000 }, async () => {
  const found = await costs();

  const lookUps = found.map(({ name, judged }) => {
    const counts = judged.map(({ lookUps: count }) => count);
    return { name, most: Math.max(...counts), inAll: counts.reduce((sum, each) => sum + each, 0) };
  });
  for (const [kind, limit] of [
    ['most', 10],
    ['inAll', 20],
  ] as const) {
    const first = [...lookUps].sort((one, other) => other[kind] - one[kind])[0];
    print(`Look-ups, ${kind}: ${String(first?.[kind])} of ${String(limit)}: ${first?.name ?? ''}`);
  }
  expect(lookUps.filter(({ most }) => most >= 10 * share)).toEqual([]);
  expect(lookUps.filter(({ inAll }) => inAll >= 20 * share)).toEqual([]);

  const longestEvaluations = found
    .flatMap(({ judged }) => judged)
    .sort((one, other) => other.expressions - one.expressions)
    .slice(0, 4);
  const [longestOne] = longestEvaluations;
  if (longestOne === undefined) throw new Error('nothing is judged');
  const room = await worlds.lend((world) =>
    measureRoom(world, rules, longestOne.request, longestOne.collection),
  );
  const shares = await Promise.all(
    longestEvaluations.map(({ name, request, collection }) =>
      worlds.lend(async (world) => ({
        name,
        taken: 1 - (await measureRoomLeft(world, rules, request, collection)) / room,
      })),
    ),
  );
  for (const { name, taken } of shares) {
    print(`Expressions: ${String(Math.round(taken * 1000))} of 1000: ${name}`);
  }
  expect(shares.filter(({ taken }) => taken >= share)).toEqual([]);
});
