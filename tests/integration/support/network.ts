import { vi } from 'vitest';

/** A request on its way to an emulator. */
export interface Outgoing {
  readonly url: string;
  readonly body: string;
}

/** What becomes of a request; `send` lets it through. */
type Fate = (send: () => Promise<Response>) => Promise<Response>;

const noNetwork = () => Promise.reject(new TypeError('fetch failed'));

/** The network is gone: the request does not get out. */
export const isLost: Fate = noNetwork;

/** The service does what it is asked, and its answer does not get back. */
export const losesItsAnswer: Fate = async (send) => {
  await send();
  return noNetwork();
};

/** Nothing ever comes back. */
export const isNeverAnswered: Fate = () => new Promise<never>(() => undefined);

/** The sign-in service refuses with this error code of its own. */
export function isRefusedWith(code: string): Fate {
  return () =>
    Promise.resolve(Response.json({ error: { code: 400, message: code } }, { status: 400 }));
}

const realFetch = globalThis.fetch;
const passes: Fate = (send) => send();
let fateOf: (outgoing: Outgoing) => Fate = () => passes;

/** Stands between the program under test and the emulators; firebase-admin has connections of its own. */
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const body = typeof init?.body === 'string' ? init.body : '';
  return fateOf({ url, body })(() => realFetch(input, init));
};

/** From now until the test ends, or the next call, every request that matches meets the fate. */
export function everyRequest(fate: Fate, matches: (outgoing: Outgoing) => boolean = () => true) {
  fateOf = (outgoing) => (matches(outgoing) ? fate : passes);
}

/** The network works again, as it does when a test starts. */
export function restoreNetwork(): void {
  fateOf = () => passes;
}

/** Returns true iff the request writes documents of Firestore. */
export function isCommit({ url }: Outgoing): boolean {
  return url.includes(':commit?');
}

/** Returns true iff the request reads a list of Firestore's documents. */
export function isQuery({ url }: Outgoing): boolean {
  return url.includes(':runQuery?');
}

/** Returns true iff the request writes documents of Firestore and names the path in them. */
export function writes(path: string): (outgoing: Outgoing) => boolean {
  return ({ url, body }) => isCommit({ url, body }) && body.includes(`/documents/${path}`);
}

/**
 * Firestore tries a transaction that finds no network five times, with pauses of seconds between; for the rest of the
 * test they last hundredths.
 */
export function hurryRetries(): void {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, pause = 0, ...values) => {
    const isFirestores = new Error().stack?.includes('@firebase/firestore') ?? false;
    return setTimeout(run, isFirestores ? pause / 100 : pause, ...values);
  });
}
