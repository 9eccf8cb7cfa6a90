import { applyMutants, buildMetamutants, switchPath, type Metamutant } from './metamutants';
import type { Mutant } from './mutants';
import type { Case } from './pairs';
import { collectionOf, writesOf, type Batch, type Request } from './requests';
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

function scopesOf(request: Request | Batch): readonly Scope[] {
  const asked = 'writes' in request ? writesOf(request) : [request];
  return asked.map(
    ({ path, method }): Scope =>
      `${collectionOf(path)} ${method === 'listGroup' ? 'list' : method}`,
  );
}

/** The same suspects, each in its turn one of every allowed request. */
function inTurns(suspects: readonly Suspect[]): readonly Suspect[] {
  const taken = new Map<string, number>();
  const turns = suspects.map((each) => {
    const turn = taken.get(each.of) ?? 0;
    taken.set(each.of, turn + 1);
    return { each, turn };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ each }) => each);
}

/** Whether a case is judged by what one of the mutants changes. */
function judgedBy(mutants: readonly Mutant[]) {
  const judged = new Set(mutants.flatMap(({ scopes }) => scopes));
  return ({ scopes }: Pick<Suspect, 'scopes'>) => scopes.some((scope) => judged.has(scope));
}

/**
 * The cases that the mutant may judge otherwise, those first that most likely tell it from the original. Some of all
 * kinds are among them, since it takes long to find out that the likely ones do not tell it.
 */
function suspectsOf(mutant: Mutant, cases: readonly Suspect[]): readonly Suspect[] {
  const about = new Set(words(mutant.about));
  const isJudged = judgedBy([mutant]);
  const suspicion = (suspect: Suspect) =>
    suspect.words.filter((word) => about.has(word)).length * 10 +
    (suspect.outcome === mutant.tellTale ? 30 : 0) +
    (suspect.outcome === 'allow' ? 15 : 0);
  const likely = cases
    .filter(isJudged)
    .map((each) => ({ each, suspicion: suspicion(each) }))
    .sort((one, other) => other.suspicion - one.suspicion)
    .map(({ each }) => each);
  const mixed = inTurns(likely);
  // one of these after every other of those; a set keeps each where it comes first
  return [...new Set(likely.flatMap((each, index) => [each, mixed[index / 2] ?? each]))];
}

/** Names of cases by the names of the mutants that they tell from the original, as an earlier hunt has found them. */
export type Hints = Readonly<Record<string, string>>;

/** What a mutant is called: where it is, and what was changed. */
export function nameOf({ place, change }: Mutant): string {
  return `${place}: ${change}`;
}

/** What a hunt has found. */
interface Found {
  /** The mutants that no case tells from the original rules. */
  readonly survivors: readonly Mutant[];
  /** For the next hunt. */
  readonly hints: Hints;
}

/**
 * Looks for the mutants that no case tells from the original rules.
 * @param cases each with a name of its own.
 * @param hints where to look first. They save time, and change nothing about what is found.
 * @param isAlone true to give each mutant rules of its own at once: for those that no case is expected to tell, since
 * what is not told among others is looked for alone.
 */
export async function hunt(
  rules: string,
  mutants: readonly Mutant[],
  cases: readonly Case<Request | Batch>[],
  { hints = {}, isAlone = false }: { readonly hints?: Hints; readonly isAlone?: boolean } = {},
): Promise<Found> {
  const suspects = cases.map((each) => ({
    ...each,
    words: wordsOf(each),
    scopes: scopesOf(each.request),
  }));
  const found = new Map<string, string>();

  /** Finds a case that has another outcome in this world, where the mutant is in force. */
  const findTeller = async (world: World, mutant: Mutant): Promise<Suspect | undefined> => {
    const likely = suspectsOf(mutant, suspects);
    const hinted = likely.filter(({ name }) => name === hints[nameOf(mutant)]);
    for (const suspect of new Set([...hinted, ...likely])) {
      if ((await world.attempt(suspect.request)) === suspect.outcome) continue;
      found.set(nameOf(mutant), suspect.name);
      return suspect;
    }
    return undefined;
  };

  /** Returns the mutants that no case is sure to tell: the rules with none in force have to judge it as the original does. */
  const examine = async (world: World, metamutant: Metamutant): Promise<Mutant[]> => {
    await world.changeRules(metamutant.rules);
    const tellers: (readonly [Mutant, Suspect | undefined])[] = [];
    for (const [index, mutant] of metamutant.mutants.entries()) {
      await world.write(switchPath, { number: index + 1 });
      tellers.push([mutant, await findTeller(world, mutant)]);
    }
    await world.write(switchPath, { number: 0 });
    const unsure: Mutant[] = [];
    for (const [mutant, teller] of tellers) {
      const isTold = teller && (await world.attempt(teller.request)) === teller.outcome;
      if (!isTold) unsure.push(mutant);
    }
    return unsure;
  };

  const examineAlone = async (world: World, mutant: Mutant): Promise<Mutant[]> => {
    await world.changeRules(applyMutants(rules, [mutant]));
    return (await findTeller(world, mutant)) === undefined ? [mutant] : [];
  };

  const worlds = await openWorlds('mutants', rules);
  const examineEach = async <Work>(
    works: readonly Work[],
    examineOne: (world: World, work: Work) => Promise<Mutant[]>,
  ) => {
    const left = works.map((work) => worlds.lend((world) => examineOne(world, work)));
    return (await Promise.all(left)).flat();
  };
  try {
    const unsure = isAlone ? mutants : await examineEach(buildMetamutants(rules, mutants), examine);
    const survivors = await examineEach(unsure, examineAlone);
    return {
      survivors: survivors.sort((one, other) => one.edit.start - other.edit.start),
      hints: Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
  } finally {
    await worlds.close();
  }
}

/** Names of the cases that have another outcome where all of these mutants are in force at once. */
export async function listTellers(
  rules: string,
  mutants: readonly Mutant[],
  cases: readonly Case<Request | Batch>[],
): Promise<string[]> {
  const isJudged = judgedBy(mutants);
  const worlds = await openWorlds('mutants-together', applyMutants(rules, mutants));
  try {
    const told = cases
      .filter(({ request }) => isJudged({ scopes: scopesOf(request) }))
      .map(({ name, request, outcome }) =>
        worlds.lend(async (world) => ((await world.attempt(request)) === outcome ? [] : [name])),
      );
    return (await Promise.all(told)).flat();
  } finally {
    await worlds.close();
  }
}
