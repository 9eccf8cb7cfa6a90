import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readRules } from './support/emulator';
import { openWorlds, type Worlds } from './support/worlds';
import { tables } from './tables';

let worlds: Worlds;

beforeAll(async () => {
  worlds = await openWorlds('tables', readRules('firestore.rules'));
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
