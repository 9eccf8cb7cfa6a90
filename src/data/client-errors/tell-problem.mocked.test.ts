import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Problem } from '../../domain/client-error/client-error';
import { DataError } from '../errors';
import { tellProblem } from './tell-problem';

const uid = 'ada';
const sent = vi.hoisted(() => vi.fn<(problem: Problem) => Promise<void>>());
vi.mock('./send-problem', () => ({ sendProblem: sent }));
vi.mock('../firebase/auth', () => ({
  auth: { currentUser: { uid: 'ada' }, authStateReady: () => Promise.resolve() },
}));

class Rejection extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}
class Violation extends Event {
  readonly effectiveDirective = 'connect-src';
  readonly blockedURI: string;
  readonly sourceFile: string;
  constructor(blockedURI: string, sourceFile = '') {
    super('securitypolicyviolation');
    this.blockedURI = blockedURI;
    this.sourceFile = sourceFile;
  }
}

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue();
  // jsdom has neither
  vi.stubGlobal('PromiseRejectionEvent', Rejection);
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const thrown = (message: string, stack = '') =>
  new ErrorEvent('error', { error: Object.assign(new Error(message), { stack }) });

/** What is told of an event. */
async function tell(event: Event): Promise<Problem[]> {
  await tellProblem(event);
  return sent.mock.calls.map(([problem]) => problem);
}

const lost = Object.assign(new Event('vite:preloadError'), {
  payload: new TypeError('Failed to fetch dynamically imported module: http://x.se/assets/a.js'),
});

test('what nobody catches is told without a person: address, id and query are gone, places stay', async () => {
  const stack = 'Error\n    at Answer (https://teoriklar.se/assets/a1B2c3d.js:1:204)';
  const [problem] = await tell(thrown(`No ${uid} at ${location.origin}/x?y=åsa@example.se`, stack));
  expect(problem).toMatchObject({
    kind: 'error',
    message: 'Error: No <id> at /x',
    stack: 'assets/a1B2c3d.js:1:204',
    page: '/',
    version: 'okänd',
  });
});

test.each<[string, Event, Partial<Problem>]>([
  ['a rejection', new Rejection(new RangeError('too far')), { message: 'RangeError: too far' }],
  ['what is no error', new Rejection('just so'), { kind: 'error', message: 'just so' }],
  ['lost code', lost, { kind: 'chunk' }],
  [
    'what the policy stops',
    new Violation('https://evil.example/x?mejl=a@b.se'),
    { kind: 'policy', message: 'connect-src: https://evil.example' },
  ],
  [
    'a malformed document',
    new CustomEvent('problem', { detail: ['questions/q1 is malformed and left out', '✖ x'] }),
    { kind: 'malformed', message: 'questions/q1 is malformed and left out: ✖ x' },
  ],
  [
    'a page that failed',
    new CustomEvent('problem', { detail: ['the page failed', new Error('no page')] }),
    { kind: 'error', message: 'Error: no page' },
  ],
])('%s is told', async (_name, event, told) => {
  expect(await tell(event)).toMatchObject([told]);
});

test.each([
  ['a dead network', new Rejection(new DataError('network', 'none'))],
  ['a request that was given up', new Rejection(new DOMException('gone', 'AbortError'))],
  ['an extension', thrown('x', 'at chrome-extension://abc/x.js:1:1')],
  ['an extension that the policy stops', new Violation('inline', 'moz-extension://abc/x.js')],
  ['another host’s script', new ErrorEvent('error', { message: 'Script error.' })],
  ['what browsers call it', new Rejection(new TypeError('Failed to fetch'))],
])('%s is no fault of the program', async (_name, event) => {
  expect(await tell(event)).toEqual([]);
});
