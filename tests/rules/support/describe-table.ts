import { beforeAll, describe, expect, test } from 'vitest';

import { readRules } from './emulator';
import type { Table } from './requests';
import { openWorld, type World } from './world';

/** Every case of the table as a test against firestore.rules. */
export function describeTable({ name, cases }: Table): void {
  describe(name, () => {
    let world: World;

    beforeAll(async () => {
      world = await openWorld(name.toLowerCase(), readRules('firestore.rules'));
      return () => world.close();
    });

    for (const { name: title, request, outcome } of cases) {
      test(`${outcome}: ${title}`, async () => {
        expect(await world.attempt(request)).toBe(outcome);
      });
    }
  });
}
