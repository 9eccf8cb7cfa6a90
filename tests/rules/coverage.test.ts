import { readFileSync, writeFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { Coverage } from './support/coverage';
import { readCoverage, readRules } from './support/emulator';
import type { Hints } from './support/hunt';
import { openWorlds, type Worlds } from './support/worlds';
import { cases } from './tables';

const rules = readRules('firestore.rules');

let worlds: Worlds;

beforeAll(async () => {
  worlds = await openWorlds('coverage', rules);
});

afterAll(() => worlds.close());

type Cases = typeof cases;

/** Cuts the list into parts of a size. */
function cut(list: Cases, size: number): Cases[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/**
 * Makes the requests, so many for each report, of some 200 kB each: more than 2 000 are longer than the longest text that
 * Node holds. Returns those of the reports that show what none before them did.
 */
async function cover(coverage: Coverage, chosen: Cases, size: number): Promise<Cases> {
  const telling = cut(chosen, size).map((part) =>
    worlds.lend(async (world) => {
      // new rules begin a new report
      await world.changeRules(rules);
      for (const { request } of part) await world.attempt(request);
      return coverage.add(await readCoverage(world.projectId)) ? part : [];
    }),
  );
  return (await Promise.all(telling)).flat();
}

const hintsFile = new URL('coverage-hints.json', import.meta.url);

/** What the last run with HINTS=write has found: names of cases. They save time, and change nothing about what is found. */
const readHints = () => JSON.parse(readFileSync(hintsFile, 'utf8')) as string[];

/** Of these cases some that evaluate, beside those that tell, all that they do together. */
async function writeHints(telling: Cases, others: Cases): Promise<void> {
  const sieve = async (chosen: Cases, size: number) => {
    const coverage = new Coverage();
    await cover(coverage, telling, 300);
    return cover(coverage, chosen, size);
  };
  const found = await sieve(await sieve(others, 100), 10);
  const names = [...readHints(), ...found.map(({ name }) => name)].sort();
  writeFileSync(hintsFile, `${JSON.stringify(names, null, 2)}\n`);
}

test(
  'the cases evaluate every expression of firestore.rules, conditions to true and to false',
  { timeout: 3_600_000 },
  async () => {
    // those that are allowed, and those by which a hunt has told a mutant, leave little; reports of all are two gigabytes
    const hunted = new URL('mutation-hints.json', import.meta.url);
    const tellers = JSON.parse(readFileSync(hunted, 'utf8')) as Hints;
    const hinted = new Set([...Object.values(tellers), ...readHints()]);
    const tells = ({ name, outcome }: Cases[number]) => outcome === 'allow' || hinted.has(name);
    const telling = cases.filter(tells);
    const others = cases.filter((one) => !tells(one));
    if (process.env['HINTS'] === 'write') await writeHints(telling, others);
    const coverage = new Coverage();
    await cover(coverage, telling, 300);
    if (coverage.listGaps().length > 0) await cover(coverage, others, 1000);
    expect(coverage.listGaps()).toEqual([]);
  },
);
