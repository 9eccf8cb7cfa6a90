import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Coverage } from './support/coverage';
import { readCoverage, readRules } from './support/emulator';
import { openWorld, type World } from './support/world';
import { tables } from './tables';

const coverage = new Coverage();

/** Every case of the tables, in one project for each, so that the coverage reports are of these cases alone. */
describe.each(tables)('$name', ({ name: collection, cases }) => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld(collection.toLowerCase(), readRules('firestore.rules'));
  });

  // a report is tens of megabytes
  afterAll(async () => {
    coverage.add(await readCoverage(world.projectId));
    await world.close();
  }, 120_000);

  for (const { name, request, outcome } of cases) {
    test(`${outcome}: ${name}`, async () => {
      expect(await world.attempt(request)).toBe(outcome);
    });
  }
});

test('the cases evaluate every expression of firestore.rules, conditions to true and to false', () => {
  expect(coverage.listGaps()).toEqual([]);
});
