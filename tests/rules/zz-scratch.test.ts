import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Coverage } from './support/coverage';
import { readCoverage, readRules } from './support/emulator';
import { findSurvivors } from './support/hunt';
import { listMutants } from './support/mutants';
import { openWorld, type World } from './support/world';
import { exams } from './exams.cases';
import { practiceCategories } from './practice-categories.cases';

const rules = readRules('firestore.rules');
const coverage = new Coverage();
describe.each([exams, practiceCategories])('$name', ({ name: collection, cases }) => {
  let world: World;
  beforeAll(async () => { world = await openWorld(collection.toLowerCase(), rules); });
  afterAll(async () => { coverage.add(await readCoverage(world.projectId)); await world.close(); }, 120_000);
  for (const { name, request, outcome } of cases) {
    test(`${outcome}: ${name}`, async () => { expect(await world.attempt(request)).toBe(outcome); });
  }
});
test('gaps', () => {
  const from = rules.split('\n').findIndex((l) => l.includes('match /exams/')) + 1;
  console.log(coverage.listGaps().filter((g) => Number(/line (\d+)/.exec(g)?.[1]) >= from));
});
test('mutants', { timeout: 600_000 }, async () => {
  const mutants = listMutants(rules).filter(({ place }) => ['isExam', 'isCategory'].includes(place) || place.startsWith('exams'));
  console.log(listMutants(rules).length, mutants.length);
  const survivors = await findSurvivors(rules, mutants, [...exams.cases, ...practiceCategories.cases]);
  console.log(survivors.map(({ place, change }) => `${place}: ${change}`));
});
