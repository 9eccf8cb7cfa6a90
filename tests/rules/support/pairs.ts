export type Outcome = 'allow' | 'deny';

/** A request and what the rules have to say about it. */
export interface Case<Request> {
  readonly name: string;
  /** The name of the allowed request that it is or that it changes. */
  readonly of: string;
  readonly outcome: Outcome;
  readonly request: Request;
}

/** One change of an allowed request, and what the rules have to say then. */
export interface Variation<Change> {
  readonly name: string;
  readonly outcome: Outcome;
  readonly change: Change;
}

/** An allowed request with its variations; every denied request is one of them, so it stands beside its allow. */
export interface Allowed<Request, Change> {
  readonly cases: readonly Case<Request>[];
  /** The same request with one thing changed is allowed too. */
  allow(name: string, change: Change): Allowed<Request, Change>;
  /** The same request with one thing changed is denied. */
  deny(name: string, change: Change): Allowed<Request, Change>;
  vary(...variations: readonly (readonly Variation<Change>[])[]): Allowed<Request, Change>;
}

/**
 * Starts an allowed request.
 * @param apply makes the changed request, and throws if it is not the request with one thing changed.
 */
export function allowed<Request, Change>(
  name: string,
  request: Request,
  apply: (request: Request, change: Change) => Request,
  variations: readonly Variation<Change>[] = [],
): Allowed<Request, Change> {
  const add = (more: readonly Variation<Change>[]) =>
    allowed(name, request, apply, [...variations, ...more]);
  return {
    cases: [
      { name, of: name, outcome: 'allow', request },
      ...variations.map((variation) => ({
        name: `${name}: ${variation.name}`,
        of: name,
        outcome: variation.outcome,
        request: apply(request, variation.change),
      })),
    ],
    allow: (name, change) => add([{ name, outcome: 'allow', change }]),
    deny: (name, change) => add([{ name, outcome: 'deny', change }]),
    vary: (...more) => add(more.flat()),
  };
}
