import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  collectionsOf,
  countExpressions,
  countLookUpsOf,
  measureExpressions,
} from './support/budget';
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

test(
  'the longest requests look up fewer documents than they may',
  { timeout: 300_000 },
  async () => {
    const found = await Promise.all(
      longest.map(({ name, request }) =>
        worlds.lend(async (world) => ({ name, ...(await countLookUpsOf(world, rules, request)) })),
      ),
    );
    for (const [kind, limit] of [
      ['most', 10],
      ['inAll', 20],
    ] as const) {
      const first = [...found].sort((one, other) => other[kind] - one[kind])[0];
      print(
        `Look-ups, ${kind}: ${String(first?.[kind])} of ${String(limit)}: ${first?.name ?? ''}`,
      );
    }
    expect(found.filter(({ most }) => most >= 10 * share)).toEqual([]);
    expect(found.filter(({ inAll }) => inAll >= 20 * share)).toEqual([]);
  },
);

test('the longest evaluations have room for more expressions', { timeout: 300_000 }, async () => {
  const evaluations = longest.flatMap(({ name, request }) =>
    collectionsOf(request).map((collection) => ({ name, request, collection })),
  );
  const counted = await Promise.all(
    evaluations.map((one) =>
      worlds.lend(async (world) => ({
        ...one,
        count: await countExpressions(world, rules, one.request, one.collection),
      })),
    ),
  );
  const first = counted.sort((one, other) => other.count - one.count).slice(0, 4);
  const shares = await Promise.all(
    first.map(({ name, request, collection }) =>
      worlds.lend(async (world) => ({
        name: `${name}: ${collection}`,
        taken: await measureExpressions(world, rules, request, collection),
      })),
    ),
  );
  for (const { name, taken } of shares) {
    print(`Expressions: ${String(Math.round(taken * 1000))} of 1000: ${name}`);
  }
  expect(shares.filter(({ taken }) => taken >= share)).toEqual([]);
});
