import { listNodes, type EvaluatedNode } from './coverage';
import { readCoverage } from './emulator';
import { collectionOf, writesOf, type Batch, type Request } from './requests';
import { blankComments, listStatements } from './statements';
import type { World } from './world';

/** Documents that are looked up for a request. Google's limits: https://firebase.google.com/docs/firestore/quotas */
export interface LookUps {
  /** For the write, or the read, that needs most. */
  readonly most: number;
  /** For all writes of the request. */
  readonly inAll: number;
}

/** Every kind of look-up of one document counts, although some may be answered from a cache. */
function countLookUps(nodes: readonly EvaluatedNode[]): number {
  const found = nodes.flatMap(({ text, paths }) => {
    const kind = /^(get|exists|getAfter|existsAfter)\(/.exec(text)?.[1];
    return kind === undefined ? [] : paths.map((path) => `${kind} ${path}`);
  });
  return new Set(found).size;
}

/** The rules with every collection open but one, whose conditions are what `judge` makes of them. */
function judgeOnly(rules: string, collection: string, judge: (condition: string) => string) {
  const source = blankComments(rules);
  return listStatements(source)
    .filter(({ place }) => place.includes(': '))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { place, start, end }) => {
      const condition = text.slice(start, end);
      const judged = place.startsWith(`${collection}: `) ? judge(condition) : 'true';
      return `${text.slice(0, start)} ${judged}${text.slice(end)}`;
    }, source);
}

/** The collections whose rules judge the request. */
export function collectionsOf(request: Request | Batch): string[] {
  const paths = 'writes' in request ? writesOf(request).map(({ path }) => path) : [request.path];
  return [...new Set(paths.map(collectionOf))];
}

/** Counts the documents that are looked up for a request that the rules allow. */
export async function countLookUpsOf(
  world: World,
  rules: string,
  request: Request | Batch,
): Promise<LookUps> {
  const counts: number[] = [];
  for (const collection of collectionsOf(request)) {
    await world.changeRules(judgeOnly(rules, collection, (condition) => condition));
    if ((await world.attempt(request)) !== 'allow') throw new Error('it is not allowed');
    counts.push(countLookUps(listNodes(await readCoverage(world.projectId))));
  }
  return { most: Math.max(...counts), inAll: counts.reduce((sum, each) => sum + each, 0) };
}

const inOneFunction = 40;

function compare(times: number): string {
  return Array.from({ length: times }, () => '1 == 1').join(' && ');
}

/** A condition that holds, of so many comparisons; the compiler takes no long one, so most are in functions. */
function padding(comparisons: number): string {
  const calls = Array.from(
    { length: Math.floor(comparisons / inOneFunction) },
    () => 'comparesOften()',
  );
  return `(${[...calls, compare((comparisons % inOneFunction) + 1)].join(' && ')})`;
}

function withPadding(rules: string): string {
  const start = 'match /databases/{database}/documents {';
  const pad = `function comparesOften() { return ${compare(inOneFunction)}; }`;
  return rules.replace(start, `${start}\n${pad}\n`);
}

/** Comparisons that can stand before the condition until the evaluation is given up as too long. */
async function findRoom(
  world: World,
  request: Request | Batch,
  rulesWith: (padding: string) => string,
): Promise<number> {
  let [fits, fails] = [0, 400];
  while (fails - fits > 1) {
    const tried = Math.floor((fits + fails) / 2);
    await world.changeRules(withPadding(rulesWith(padding(tried))));
    if ((await world.attempt(request)) === 'allow') fits = tried;
    else fails = tried;
  }
  return fits;
}

/**
 * The share of the expressions which one evaluation may have that the request needs for its writes to the collection. The
 * rules engine counts them itself: what it has room for beside the condition is what the condition leaves.
 */
export async function measureExpressions(
  world: World,
  rules: string,
  request: Request | Batch,
  collection: string,
): Promise<number> {
  const [room, left] = [
    await findRoom(world, request, (pad) => judgeOnly(rules, collection, () => pad)),
    await findRoom(world, request, (pad) =>
      judgeOnly(rules, collection, (condition) => `${pad} && (${condition})`),
    ),
  ];
  return 1 - left / room;
}

/** Counts the expressions that a request evaluates for its writes to a collection, without literals. */
export async function countExpressions(
  world: World,
  rules: string,
  request: Request | Batch,
  collection: string,
): Promise<number> {
  await world.changeRules(judgeOnly(rules, collection, (condition) => condition));
  await world.attempt(request);
  const nodes = listNodes(await readCoverage(world.projectId));
  return nodes.reduce((sum, { count }) => sum + count, 0);
}
