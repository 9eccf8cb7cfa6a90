import { listNodes, type EvaluatedNode } from './coverage';
import { readCoverage } from './emulator';
import { collectionOf, writesOf, type Batch, type Request } from './requests';
import { blankComments, listStatements, withoutUncalled } from './statements';
import type { World } from './world';

/** What it costs to judge a request by the rules of one collection. */
export interface Cost {
  /** Documents that are looked up. Google's limits: https://firebase.google.com/docs/firestore/quotas */
  readonly lookUps: number;
  /** Expressions that are evaluated, without literals. */
  readonly expressions: number;
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
  const judged = listStatements(source)
    .filter(({ place }) => place.includes(': '))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { place, start, end }) => {
      const condition = text.slice(start, end);
      const own = place.startsWith(`${collection}: `) ? judge(condition) : 'true';
      return `${text.slice(0, start)} ${own}${text.slice(end)}`;
    }, source);
  return withoutUncalled(judged);
}

/** The collections whose rules judge the request. */
export function collectionsOf(request: Request | Batch): string[] {
  const paths = 'writes' in request ? writesOf(request).map(({ path }) => path) : [request.path];
  return [...new Set(paths.map(collectionOf))];
}

/** Counts what judging a request that the rules allow takes for one of its collections. */
export async function countCost(
  world: World,
  rules: string,
  request: Request | Batch,
  collection: string,
): Promise<Cost> {
  await world.changeRules(judgeOnly(rules, collection, (condition) => condition));
  if ((await world.attempt(request)) !== 'allow') throw new Error('it is not allowed');
  const nodes = listNodes(await readCoverage(world.projectId));
  return {
    lookUps: countLookUps(nodes),
    expressions: nodes.reduce((sum, { count }) => sum + count, 0),
  };
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

/** Comparisons that one evaluation has room for where nothing else is asked: the rules engine counts them itself. */
export function measureRoom(
  world: World,
  rules: string,
  request: Request | Batch,
  collection: string,
): Promise<number> {
  return findRoom(world, request, (pad) => judgeOnly(rules, collection, () => pad));
}

/** Comparisons that one evaluation of the request has room for beside the collection's condition. */
export function measureRoomLeft(
  world: World,
  rules: string,
  request: Request | Batch,
  collection: string,
): Promise<number> {
  return findRoom(world, request, (pad) =>
    judgeOnly(rules, collection, (condition) => `${pad} && (${condition})`),
  );
}
