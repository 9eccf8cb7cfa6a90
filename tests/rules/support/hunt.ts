import { writeFileSync } from 'node:fs'; const stats: number[] = []; const log: string[] = [];
import { groupMutants } from './groups';
import { applyMutants, type Mutant } from './mutants';
import type { Case } from './pairs';
import { writesOf, type Batch, type Request } from './requests';
import type { Scope } from './statements';
import type { World } from './world';
import { openWorlds } from './worlds';

interface Suspect extends Case<Request | Batch> {
  readonly words: readonly string[];
  /** What judges it. */
  readonly scopes: readonly Scope[];
}

function words(text: string): string[] {
  return text.match(/[a-z]+|\d+/gi) ?? [];
}

/** What tells the case from others: its name, and the fields that are otherwise than in the seed. */
function wordsOf({ name, request: { given = {} } }: Case<Request | Batch>): readonly string[] {
  const fields = Object.entries(given).flatMap(([path, document]) => [
    path,
    ...Object.keys(document ?? {}),
  ]);
  return words([name, ...fields].join(' '));
}

/** The collection of a document or, where there are no more segments, of a list. */
function collectionOf(path: string): string {
  const segments = path.split('/');
  return segments.at(segments.length % 2 === 0 ? -2 : -1) ?? '';
}

function scopesOf(request: Request | Batch): readonly Scope[] {
  const asked = 'writes' in request ? writesOf(request) : [request];
  return asked.map(
    ({ path, method }): Scope =>
      `${collectionOf(path)} ${method === 'listGroup' ? 'list' : method}`,
  );
}

/** The cases that the mutant may judge otherwise, those first that most likely tell it from the original. */
function suspectsOf(mutant: Mutant, cases: readonly Suspect[]): readonly Suspect[] {
  const about = new Set(words(mutant.about));
  const judged = new Set(mutant.scopes);
  const isJudged = ({ scopes }: Suspect) => scopes.some((scope) => judged.has(scope));
  const suspicion = (suspect: Suspect) =>
    suspect.words.filter((word) => about.has(word)).length * 10 +
    (suspect.outcome === mutant.tellTale ? 30 : 0) +
    (suspect.outcome === 'allow' ? 15 : 0);
  return cases
    .filter(isJudged)
    .map((each) => ({ each, suspicion: suspicion(each) }))
    .sort((one, other) => other.suspicion - one.suspicion)
    .map(({ each }) => each);
}

/** Returns true iff some case has another outcome in this world, whose rules hold the mutant. */
async function isTold(world: World, mutant: Mutant, cases: readonly Suspect[]): Promise<boolean> {
  let n = 0;
  const all = suspectsOf(mutant, cases);
  for (const { request, outcome, name } of all) {
    n++;
    stats.push(0);
    if ((await world.attempt(request)) !== outcome) { log.push(`${n} of ${all.length} ${mutant.place}: ${mutant.change} ## ${name} ## ${mutant.about}`); return true; }
  }
 log.push(`${n} of ${all.length} ${mutant.place}: ${mutant.change} SURVIVES`);  return false;
}

/** The mutants that no case tells from the original rules. */
export async function findSurvivors(
  rules: string,
  mutants: readonly Mutant[],
  cases: readonly Case<Request | Batch>[],
): Promise<readonly Mutant[]> {
  const suspects = cases.map((each) => ({
    ...each,
    words: wordsOf(each),
    scopes: scopesOf(each.request),
  }));
  const groups = groupMutants(
    mutants,
    suspects.map(({ scopes }) => scopes),
  );
  const survivors: Mutant[] = [];

  const hunt = async (world: World, group: readonly Mutant[]) => {
    await world.changeRules(applyMutants(rules, group));
    for (const mutant of group) {
      if (!(await isTold(world, mutant, suspects))) survivors.push(mutant);
    }
  };
  const worlds = await openWorlds('mutants', rules);
  try {
    await Promise.all(groups.map((group) => worlds.lend((world) => hunt(world, group))));
  } finally {
    await worlds.close();
  }
  writeFileSync('/tmp/r3/hunt.log', log.join('\n'));console.log('groups', groups.length, 'attempts', stats.length);  return survivors.sort((one, other) => one.edit.start - other.edit.start);
}
