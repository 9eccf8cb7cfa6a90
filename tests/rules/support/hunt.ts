import type { Case } from './pairs';
import type { Mutant } from './mutants';
import type { Request, Table } from './requests';
import { openWorld, type World } from './world';

interface Suspect extends Case<Request> {
  readonly table: string;
}

function words(text: string): string[] {
  return text.match(/[a-z]+|\d+/gi) ?? [];
}

/** The cases, those first that most likely tell the mutant from the original. */
function suspectsOf(mutant: Mutant, cases: readonly Suspect[]): readonly Suspect[] {
  const about = new Set(words(mutant.about));
  const isJudged = ({ table, request }: Suspect) =>
    mutant.scopes.some(
      ({ collection, method }) => collection === table && request.method.startsWith(method),
    );
  const suspicion = (suspect: Suspect) =>
    (isJudged(suspect) ? 100 : 0) +
    words(suspect.name).filter((word) => about.has(word)).length * 10 +
    (suspect.outcome === mutant.tellTale ? 1 : 0);
  return cases
    .map((each) => ({ each, suspicion: suspicion(each) }))
    .sort((one, other) => other.suspicion - one.suspicion)
    .map(({ each }) => each);
}

/** Returns true iff some case has another outcome under the mutant. */
async function isTold(world: World, mutant: Mutant, cases: readonly Suspect[]): Promise<boolean> {
  await world.changeRules(mutant.source);
  for (const { request, outcome } of suspectsOf(mutant, cases)) {
    if ((await world.attempt(request)) !== outcome) return true;
  }
  return false;
}

/** The mutants that no case of the tables tells from the original rules. */
export async function findSurvivors(
  rules: string,
  mutants: readonly Mutant[],
  tables: readonly Table[],
): Promise<readonly Mutant[]> {
  const cases = tables.flatMap(({ name, cases }) =>
    cases.map((each) => ({ ...each, table: name })),
  );
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
