import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Coverage } from './support/coverage';
import { readCoverage, readRules } from './support/emulator';
import { openWorlds, type Worlds } from './support/worlds';
import { tables } from './tables';

let worlds: Worlds;

/** So many that each one's report, of two gigabytes in all, is well below the longest text that Node holds (512 MB). */
const reports = 10;

beforeAll(async () => {
  // no other file's worlds have this name, so that the coverage reports are of these cases alone
  worlds = await openWorlds('tables', readRules('firestore.rules'), reports);
});

afterAll(() => worlds.close());

/** Every case of the tables. They run side by side, each in a world that it has to itself meanwhile. */
describe.concurrent.each(tables)('$name', ({ cases }) => {
  for (const { name, request, outcome } of cases) {
    test(`${outcome}: ${name}`, async () => {
      expect(await worlds.lend((world) => world.attempt(request))).toBe(outcome);
    });
  }
});

/** One report at a time is enough, and takes long where the machine is busy. */
const timeoutMs = { timeout: 1_200_000 };

test(
  'the cases evaluate every expression of firestore.rules, conditions to true and to false',
  timeoutMs,
  async () => {
    const coverage = new Coverage();
    for (const { projectId } of worlds.all) coverage.add(await readCoverage(projectId));
    expect(coverage.listGaps()).toEqual([]);
  },
);
