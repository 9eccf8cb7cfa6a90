import { actors, type Actor } from './actors';
import { allowed, type Allowed, type Case, type Variation } from './pairs';
import { seed } from './seed';

type Method = 'get' | 'list' | 'listGroup' | 'create' | 'update' | 'delete';

type Fields = Readonly<Record<string, unknown>>;

/** One request to Firestore. A list's path is a collection's, a group's its name; an update's data is what it sets. */
export interface Request {
  readonly by: Actor;
  readonly method: Method;
  readonly path: string;
  readonly data?: Fields;
  /** A list's filter: the field equals the value. */
  readonly where?: readonly [field: string, value: unknown] | undefined;
}

/** One thing to change about a request. */
export type Change =
  | { readonly by: Actor }
  | { readonly method: Method }
  | { readonly path: string }
  | { readonly where: Request['where'] }
  /** One field of the data takes another value, or is there as well. */
  | { readonly set: Fields }
  /** One field of the data is left out. */
  | { readonly without: string }
  /** One word is another one in path and data alike, where both say the same thing. */
  | { readonly everywhere: readonly [word: string, other: string] };

/** The cases of one collection. */
export interface Table {
  readonly name: string;
  readonly cases: readonly Case<Request>[];
}

/** Throws unless a creation makes a new document, and an update or deletion meets one that exists. */
function checked(request: Request): Request {
  const mustExist = request.method === 'update' || request.method === 'delete';
  if ((mustExist || request.method === 'create') && seed.has(request.path) !== mustExist) {
    throw new Error(`${request.method} of ${request.path}: the seed says otherwise`);
  }
  return request;
}

function replaceWord(value: unknown, word: string, other: string): unknown {
  return typeof value === 'string' ? value.replace(word, other) : value;
}

function onlyKey(fields: Fields): string {
  const [key, ...more] = Object.keys(fields);
  if (key === undefined || more.length > 0) throw new Error('change one thing at a time');
  return key;
}

function apply(request: Request, change: Change): Request {
  onlyKey(change);
  const data = request.data ?? {};
  if ('set' in change) {
    const key = onlyKey(change.set);
    if (data[key] === change.set[key]) throw new Error(`${key} does not change`);
    return { ...request, data: { ...data, ...change.set } };
  }
  if ('without' in change) {
    if (!(change.without in data)) throw new Error(`${change.without} is not there to leave out`);
    return {
      ...request,
      data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== change.without)),
    };
  }
  if ('everywhere' in change) {
    const [word, other] = change.everywhere;
    return {
      ...request,
      path: request.path.replace(word, other),
      data: Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, replaceWord(value, word, other)]),
      ),
    };
  }
  return { ...request, ...change };
}

/** Starts an allowed request to Firestore. */
export function allow(name: string, request: Request): Allowed<Request, Change> {
  return allowed(name, checked(request), (base, change: Change) => checked(apply(base, change)));
}

/** The same request by every other actor: allowed to these, denied to the rest. */
export function onlyFor(
  request: Request,
  ...others: readonly Actor[]
): readonly Variation<Change>[] {
  return actors
    .filter((by) => by !== request.by)
    .map((by) => ({
      name: `by ${by}`,
      outcome: others.includes(by) ? 'allow' : 'deny',
      change: { by },
    }));
}

/** Fields that may not be set in this request, each with a value of the right type. */
export function restricted(fields: Fields): readonly Variation<Change>[] {
  return Object.entries(fields).map(([field, value]) => ({
    name: `sets ${field}`,
    outcome: 'deny' as const,
    change: { set: { [field]: value } },
  }));
}

/** Collects the cases of one collection. */
export function table(name: string, ...requests: readonly Allowed<Request, Change>[]): Table {
  const cases = requests.flatMap((request) => request.cases);
  const names = new Set(cases.map((each) => each.name));
  if (names.size !== cases.length) throw new Error(`${name}: two cases have the same name`);
  return { name, cases };
}
