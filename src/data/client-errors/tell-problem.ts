import { sendProblem } from './send-problem';
import { isDataError } from '../errors';
import { auth } from '../firebase/auth';
import { browserName } from '../../domain/client-error/browser-name';
import type { Problem, ProblemKind } from '../../domain/client-error/client-error';
import { pageKind, placesIn, withoutPerson } from '../../domain/client-error/without-person';
import { limits } from '../../domain/limits';

/** What an event says, as it says it. */
interface Noticed {
  kind: ProblemKind;
  message: string;
  stack: string;
}

/** What a visitor's own extensions do is not the program's, nor what browsers say of layouts and of other hosts' scripts. */
const strange = /-extension:|^Script error\.?$|^ResizeObserver loop/;

/** What is no fault, as text: a request that was given up, or a network that is gone. */
const noFault =
  /^(?:AbortError|CancelledError|TimeoutError)\b|^TypeError: (?:Failed to fetch|Load failed|NetworkError\b.*)$/;

const isNoFault = (thrown: unknown) =>
  isDataError(thrown, 'network') || noFault.test(String(thrown));

const isAboutCode = (message: string) =>
  /dynamically imported module|Importing a module script failed|Unable to preload/.test(message);

function readThrown(thrown: unknown): Noticed | null {
  if (isNoFault(thrown)) return null;
  if (!(thrown instanceof Error)) return { kind: 'error', message: String(thrown), stack: '' };
  const { name, message, stack = '' } = thrown;
  return { kind: isAboutCode(message) ? 'chunk' : 'error', message: `${name}: ${message}`, stack };
}

/** The host of an address, or what stands in its place, such as `inline`. */
const hostOf = (address: string) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address;

function readEvent(event: Event): Noticed | null {
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    if (strange.test(sourceFile)) return null;
    return { kind: 'policy', message: `${effectiveDirective}: ${hostOf(blockedURI)}`, stack: '' };
  }
  if (event instanceof PromiseRejectionEvent) return readThrown(event.reason);
  if (event instanceof ErrorEvent) return readThrown(event.error ?? event.message);
  if (event instanceof CustomEvent) {
    // as lib/log hands it on
    const [message, detail = ''] = event.detail as readonly [string, unknown];
    return detail instanceof Error
      ? readThrown(detail)
      : { kind: 'malformed', message: `${message}: ${String(detail)}`, stack: '' };
  }
  if ('payload' in event) return readThrown(event.payload);
  return event.target instanceof HTMLScriptElement
    ? { kind: 'chunk', message: `Script lost: ${event.target.src}`, stack: '' }
    : null;
}

/** The release: its first script has a name that changes with every file of the program. */
function readVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return /([\w-]+)\.js/.exec(script?.src ?? '')?.[1] ?? 'okänd';
}

/** What an event says, without who it happened to; null where it is none of the program's faults. */
export function problemOf(event: Event, uid: string | undefined): Problem | null {
  const noticed = readEvent(event);
  if (noticed === null || strange.test(noticed.message) || strange.test(noticed.stack)) return null;
  const own = noticed.message
    .replaceAll(location.origin, '')
    .replaceAll(uid ?? location.origin, '<id>');
  return {
    kind: noticed.kind,
    message: withoutPerson(own, limits.clientErrorMessageLength) || 'Utan meddelande',
    stack: placesIn(noticed.stack).slice(0, limits.clientErrorStackLength),
    page: pageKind(location.pathname).slice(0, limits.clientErrorWordLength),
    version: readVersion().slice(0, limits.clientErrorWordLength),
    browser: browserName(navigator.userAgent).slice(0, limits.clientErrorWordLength),
  };
}

/** Tells the operator what went wrong. Never throws. */
export async function tellProblem(event: Event): Promise<void> {
  await auth.authStateReady();
  const problem = problemOf(event, auth.currentUser?.uid);
  if (problem !== null) await sendProblem(problem);
}
