import { expect, test } from 'vitest';

import { readRules } from './support/emulator';
import { findSurvivors } from './support/hunt';
import { listMutants } from './support/mutants';
import { tables } from './tables';

test('the tables tell every mutant from firestore.rules', async () => {
  const rules = readRules('firestore.rules');
  const mutants = listMutants(rules);
  expect(mutants.length).toBeGreaterThan(0);
  const survivors = await findSurvivors(rules, mutants, tables);
  expect(survivors.map(({ line, change }) => `line ${String(line)}: ${change}`)).toEqual([]);
}, 600_000);
