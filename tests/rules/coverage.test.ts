import { expect, test } from 'vitest';

import { listGaps } from './support/coverage';
import { readCoverage, readRules } from './support/emulator';
import { openWorld } from './support/world';
import { tables } from './tables';

/**
 * Runs every table again in one project of its own, so that the report is of this ruleset and of these cases alone,
 * whatever ran before.
 */
test('the tables evaluate every expression of firestore.rules, conditions to true and to false', async () => {
  const world = await openWorld('coverage', readRules('firestore.rules'));
  try {
    for (const { request } of tables.flatMap(({ cases }) => cases)) await world.attempt(request);
    expect(listGaps(await readCoverage(world.projectId))).toEqual([]);
  } finally {
    await world.close();
  }
}, 120_000);
