import { actors, resolvePath, type Actor } from './actors';
import { givenSeed, mergeGiven, type Given } from './given';
import { allowed, type Allowed, type Case, type Variation } from './pairs';
import { changeWrite, type Fields, type Write, type WriteChange } from './writes';

/** Who asks, and of which documents. */
interface Asked {
  readonly by: Actor;
  /** How the documents differ from the seed. */
  readonly given?: Given;
}

/** One request to Firestore. A list's path is a collection's, a group's its name; an update's data is what it sets. */
export interface Request extends Asked {
  readonly method: 'get' | 'list' | 'listGroup' | Write['method'];
  readonly path: string;
  readonly data?: Fields;
  /** A list's filter: the field equals the value. */
  readonly where?: readonly [field: string, value: unknown] | undefined;
  /** How many documents a list asks for at most; all that there are where undefined. */
  readonly limit?: number | undefined;
}

/** Several writes that are done together or not at all, by name. */
export interface Batch extends Asked {
  readonly writes: Readonly<Record<string, Write>>;
}

type AskedChange =
  | { readonly by: Actor }
  /** One field of one document differs from the seed as well, or one document is missing. */
  | { readonly given: Given };

/** One thing to change about a request. */
export type Change =
  | AskedChange
  | WriteChange
  | { readonly method: Request['method'] }
  | { readonly where: Request['where'] }
  | { readonly limit: Request['limit'] };

/** One thing to change about a batch. */
export type BatchChange =
  | AskedChange
  /** One of the writes is another. */
  | { readonly write: string; readonly change: WriteChange }
  | { readonly leaveOut: string | readonly string[] }
  /** These writes were done before, as the seed has them. */
  | { readonly doneBefore: readonly string[] }
  /** More is written, for one purpose. */
  | { readonly and: Batch['writes'] }
  /** One word is another one in every write. */
  | { readonly everywhere: readonly [word: string, other: string] };

/** The cases of one collection. */
export interface Table {
  readonly name: string;
  readonly cases: readonly Case<Request | Batch>[];
}

/** What the request writes, in order, with the asker's id in the paths. */
export function writesOf(request: Request | Batch): readonly Write[] {
  const { by } = request;
  if ('writes' in request) {
    return Object.values(request.writes).map((write) => ({
      ...write,
      path: resolvePath(by, write.path),
    }));
  }
  const { method, path, data } = request;
  if (method === 'get' || method === 'list' || method === 'listGroup') return [];
  return [{ method, path: resolvePath(by, path), ...(data && { data }) }];
}

/** The collection of a document's path, or of one of a list. */
export function collectionOf(path: string): string {
  const segments = path.split('/');
  return segments.at(segments.length % 2 === 0 ? -2 : -1) ?? '';
}

/** Throws unless every creation makes a new document, and every update or deletion meets one that exists. */
function checked<Any extends Request | Batch>(request: Any): Any {
  const documents = givenSeed(request.given);
  const made = new Set<string>();
  for (const { method, path } of writesOf(request)) {
    const exists = documents.has(path) || made.has(path);
    if (exists === (method === 'create')) {
      throw new Error(`${method} of ${path}: the seed says otherwise`);
    }
    made.add(path);
  }
  return request;
}

function applyAsked<Any extends Asked>(asked: Any, change: AskedChange): Any {
  return 'by' in change
    ? { ...asked, by: change.by }
    : { ...asked, given: mergeGiven(asked.given, change.given) };
}

function apply(request: Request, change: Change): Request {
  if ('by' in change || 'given' in change) return applyAsked(request, change);
  if ('method' in change) return { ...request, method: change.method };
  if ('where' in change) return { ...request, where: change.where };
  if ('limit' in change) return { ...request, limit: change.limit };
  return changeWrite(request, change);
}

function applyToBatch(batch: Batch, change: BatchChange): Batch {
  if ('by' in change || 'given' in change) return applyAsked(batch, change);
  const { writes } = batch;
  const named = (name: string): Write => {
    const write = writes[name];
    if (!write) throw new Error(`there is no write ${name}`);
    return write;
  };
  const without = (names: string | readonly string[]): Batch['writes'] => {
    const left = new Set([names].flat().map(named));
    return Object.fromEntries(Object.entries(writes).filter(([, write]) => !left.has(write)));
  };
  if ('write' in change) {
    const { write } = change;
    return { ...batch, writes: { ...writes, [write]: changeWrite(named(write), change.change) } };
  }
  if ('leaveOut' in change) return { ...batch, writes: without(change.leaveOut) };
  if ('doneBefore' in change) {
    const paths = new Set(writesOf(batch).map(({ path }) => path));
    const given = Object.entries(batch.given ?? {}).filter(([path]) => !paths.has(path));
    return { ...batch, given: Object.fromEntries(given), writes: without(change.doneBefore) };
  }
  if ('and' in change) return { ...batch, writes: { ...writes, ...change.and } };
  return {
    ...batch,
    writes: Object.fromEntries(
      Object.entries(writes).map(([name, write]) => [name, changeWrite(write, change)]),
    ),
  };
}

/** Starts an allowed request to Firestore. */
export function allow(name: string, request: Request): Allowed<Request, Change> {
  return allowed(name, checked(request), (base, change: Change) => checked(apply(base, change)));
}

/** Starts an allowed batch. */
export function allowBatch(name: string, batch: Batch): Allowed<Batch, BatchChange> {
  return allowed(name, checked(batch), (base, change: BatchChange) =>
    checked(applyToBatch(base, change)),
  );
}

/** The same request by every other actor: allowed to these, denied to the rest. */
export function onlyFor(
  request: Asked,
  ...others: readonly Actor[]
): readonly Variation<{ readonly by: Actor }>[] {
  return actors
    .filter((by) => by !== request.by)
    .map((by) => ({
      name: `by ${by}`,
      outcome: others.includes(by) ? 'allow' : 'deny',
      change: { by },
    }));
}

/** Fields that may not be set in this request, each with a value of the right type. */
export function restricted(fields: Fields): readonly Variation<WriteChange>[] {
  return Object.entries(fields).map(([field, value]) => ({
    name: `sets ${field}`,
    outcome: 'deny' as const,
    change: { set: { [field]: value } },
  }));
}

/** The variations of a write as variations of the batch in which it goes by this name. */
export function within(
  write: string,
  ...variations: readonly (readonly Variation<WriteChange>[])[]
): readonly Variation<BatchChange>[] {
  return variations.flat().map(({ name, outcome, change }) => ({
    name: `${write}: ${name}`,
    outcome,
    change: { write, change },
  }));
}

/** Collects the cases of one collection. */
export function table(
  name: string,
  ...requests: readonly { readonly cases: readonly Case<Request | Batch>[] }[]
): Table {
  const cases = requests.flatMap((request) => request.cases);
  const names = new Set(cases.map((each) => each.name));
  if (names.size !== cases.length) throw new Error(`${name}: two cases have the same name`);
  return { name, cases };
}
