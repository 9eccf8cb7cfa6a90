import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { readRules } from '../support/emulator';
import { listMutants, applyMutants } from '../support/mutants';
import { openWorlds } from '../support/worlds';
import { writesOf } from '../support/requests';
import { tables } from '../tables';
function collectionOf(path: string): string { const s = path.split('/'); return s.at(s.length % 2 === 0 ? -2 : -1) ?? ''; }
test('matrix', { timeout: 3_000_000 }, async () => {
  const rules = readRules('firestore.rules');
  const cases = tables.flatMap((t) => t.cases).map((c) => ({ ...c, scopes: ('writes' in c.request ? writesOf(c.request) : [c.request]).map(({ path, method }) => `${collectionOf(path)} ${method === 'listGroup' ? 'list' : method}`) }));
  const slow = new Set(readFileSync('/tmp/r3/hunt.log', 'utf8').split('\n').map((l) => /^(\d+) of (\d+) (.*?)( ##.*| SURVIVES)$/.exec(l)!).filter((m) => Number(m[1]) > 15 && Number(m[2]) < 1500).map((m) => m[3]));
  const mutants = listMutants(rules).filter((m) => slow.has(`${m.place}: ${m.change}`));
  console.log(slow.size, mutants.length);
  const worlds = await openWorlds('matrix', rules);
  const result: Record<string, string[]> = {};
  await Promise.all(mutants.map((m) => worlds.lend(async (w) => {
    await w.changeRules(applyMutants(rules, [m]));
    const told: string[] = [];
    for (const c of cases) if (c.scopes.some((s) => m.scopes.includes(s as never)) && (await w.attempt(c.request)) !== c.outcome) told.push(c.name);
    result[`${m.place}: ${m.change}`] = told;
  })));
  writeFileSync('/tmp/r3/matrix.json', JSON.stringify(result));
  await worlds.close();
});
