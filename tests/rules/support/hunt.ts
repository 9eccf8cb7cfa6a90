import { appendFileSync } from 'node:fs';
import type { Case } from './pairs';
import type { Mutant } from './mutants';
import type { Request, Table } from './requests';
import { openWorld, type World } from './world';

interface Suspect extends Case<Request> {
  readonly table: string;
}

/** The name of the collection whose rules the line belongs to, or the empty text above all of them. */
function collectionAt({ line, source }: Mutant): string {
  const before = source.split('\n').slice(0, line).join('\n');
  return [...before.matchAll(/match \/(?:users\/\{uid\}$|(\w+)\/\{\w+\} \{)/gm)].at(-1)?.[1] ?? '';
}

function words(text: string): string[] {
  return text.match(/\w{2,}/g) ?? [];
}

/** The cases, those first that most likely tell the mutant from the original. */
function suspectsOf(mutant: Mutant, cases: readonly Suspect[]): readonly Suspect[] {
  const collection = collectionAt(mutant);
  const about = new Set(words(mutant.about));
  const suspicion = ({ table, name, outcome }: Suspect) =>
    (table === collection ? 100 : 0) +
    words(name).filter((word) => about.has(word)).length * 10 +
    (outcome === mutant.tellTale ? 1 : 0);
  return cases
    .map((each) => ({ each, suspicion: suspicion(each) }))
    .sort((one, other) => other.suspicion - one.suspicion)
    .map(({ each }) => each);
}

/** Returns true iff some case has another outcome under the mutant. */
async function isTold(world: World, mutant: Mutant, cases: readonly Suspect[]): Promise<boolean> {
  const t0 = performance.now(); await world.changeRules(mutant.source); const t1 = performance.now(); let n = 0; const done = (how: string) => { appendFileSync('/tmp/rules-dev/hunt.log', `${n} ${(t1 - t0).toFixed(0)} ${(performance.now() - t1).toFixed(0)} ${mutant.line} ${mutant.change} BY ${how}\n`); };
  for (const { request, outcome, name, table } of suspectsOf(mutant, cases)) {
    n++; if ((await world.attempt(request)) !== outcome) { done(table + name); return true; }
  } done('SURVIVED');
  return false;
}

/** The mutants that no case of the tables tells from the original rules. */
export async function findSurvivors(
  rules: string,
  mutants: readonly Mutant[],
  tables: readonly Table[],
): Promise<readonly Mutant[]> {
  const cases = tables.flatMap(({ name, cases }) => cases.map((each) => ({ ...each, table: name })));
  const waiting = [...mutants];
  const survivors: Mutant[] = [];

  const work = async (name: string) => {
    const world = await openWorld(name, rules);
    try {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        if (!(await isTold(world, mutant, cases))) survivors.push(mutant);
      }
    } finally {
      await world.close();
    }
  };
  await Promise.all([work('mutants-1'), work('mutants-2')]);
  return survivors.sort((one, other) => one.line - other.line);
}
