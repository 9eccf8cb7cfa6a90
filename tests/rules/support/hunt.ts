import type { Case } from './pairs';
import type { Mutant } from './mutants';
import { writesOf, type Batch, type Request } from './requests';
import type { Scope } from './statements';
import { openWorld, type World } from './world';

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
  return asked.map(({ path, method }) => ({
    collection: collectionOf(path),
    method: method === 'listGroup' ? 'list' : method,
  }));
}

/** The cases that the mutant may judge otherwise, those first that most likely tell it from the original. */
function suspectsOf(mutant: Mutant, cases: readonly Suspect[]): readonly Suspect[] {
  const about = new Set(words(mutant.about));
  const judged = new Set(mutant.scopes.map(({ collection, method }) => `${collection} ${method}`));
  const isJudged = ({ scopes }: Suspect) =>
    scopes.some(({ collection, method }) => judged.has(`${collection} ${method}`));
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

/** Returns true iff some case has another outcome under the mutant. */
async function isTold(world: World, mutant: Mutant, cases: readonly Suspect[]): Promise<boolean> {
  await world.changeRules(mutant.source);
  for (const { request, outcome } of suspectsOf(mutant, cases)) {
    if ((await world.attempt(request)) !== outcome) return true;
  }
  return false;
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
  const waiting = [...mutants];
  const survivors: Mutant[] = [];

  const work = async (name: string) => {
    const world = await openWorld(name, rules);
    try {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        if (!(await isTold(world, mutant, suspects))) survivors.push(mutant);
      }
    } finally {
      await world.close();
    }
  };
  await Promise.all([work('mutants-1'), work('mutants-2')]);
  return survivors.sort((one, other) => one.line - other.line);
}
