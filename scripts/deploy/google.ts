import { applicationDefault } from 'firebase-admin/app';

import { runTool, type ToolResult } from '../lib/node-tool';
import { UserError } from '../lib/user-error';

/** Services that are asked by REST, and where they are. */
const services = {
  firestore: 'https://firestore.googleapis.com/v1',
  accounts: 'https://identitytoolkit.googleapis.com/v1',
  signIn: 'https://identitytoolkit.googleapis.com/admin/v2',
  rules: 'https://firebaserules.googleapis.com/v1',
  hosting: 'https://firebasehosting.googleapis.com/v1beta1',
  rights: 'https://cloudresourcemanager.googleapis.com/v1',
  billing: 'https://cloudbilling.googleapis.com/v1',
  budgets: 'https://billingbudgets.googleapis.com/v1',
} as const;
type Service = keyof typeof services;

/** Everything that these scripts ask of Google. */
export interface Google {
  readonly projectId: string;
  /** Runs Firebase's command-line tool and returns its result. Throws UserError with what it says. */
  readonly firebase: (...args: readonly string[]) => Promise<unknown>;
  /** Asks a service; with a body, has it do something. Throws UserError with what it answers. */
  readonly ask: <T>(service: Service, path: string, body?: unknown) => Promise<T>;
}

/** How the command-line tool is run and what a request becomes: tests have others. */
interface Means {
  readonly runFirebase: (args: readonly string[]) => Promise<ToolResult>;
  readonly fetch: typeof globalThis.fetch;
  /** The token of who runs the script, or of nobody where there are only emulators. */
  readonly token: () => Promise<string>;
}

const realMeans: Means = {
  runFirebase: (args) => runTool('firebase', args, process.env),
  fetch: globalThis.fetch,
  token: async () =>
    isEmulated() ? 'owner' : (await applicationDefault().getAccessToken()).access_token,
};

/** Returns true iff the environment names emulators instead of a real project. */
export function isEmulated(): boolean {
  return process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
}

function addressOf(service: Service): string {
  const emulator = {
    firestore: process.env['FIRESTORE_EMULATOR_HOST'],
    accounts: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  };
  if (service === 'firestore' && emulator.firestore) return `http://${emulator.firestore}/v1`;
  if (service === 'accounts' && emulator.accounts) {
    return `http://${emulator.accounts}/identitytoolkit.googleapis.com/v1`;
  }
  return services[service];
}

interface ToolAnswer {
  readonly status?: string;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** What the tool prints with --json, which other lines may stand before. */
function readAnswer(output: string): ToolAnswer {
  const start = output.search(/^\{/m);
  try {
    return JSON.parse(output.slice(start)) as ToolAnswer;
  } catch {
    return {};
  }
}

/** Google as it is, or by other means. */
export function openGoogle(projectId: string, means: Partial<Means> = {}): Google {
  const { runFirebase, fetch, token } = { ...realMeans, ...means };
  return {
    projectId,
    firebase: async (...args) => {
      const { code, output } = await runFirebase([...args, '--project', projectId, '--json']);
      const answer = readAnswer(output);
      if (code === 0 && answer.status !== 'error') return answer.result;
      const reason = typeof answer.error === 'string' ? answer.error : output.trim();
      throw new UserError(`firebase ${args.join(' ')} failed: ${reason}`);
    },
    ask: async <T>(service: Service, path: string, body?: unknown) => {
      const answer = await fetch(`${addressOf(service)}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${await token()}`,
          'Content-Type': 'application/json',
          'x-goog-user-project': projectId,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text === '' ? '{}' : text) as T;
      throw new UserError(`${service} answered ${String(answer.status)} to ${path}: ${text}`);
    },
  };
}

/** Google of which nothing is asked: what would be is told instead. */
export function describeOnly(projectId: string, tell: (line: string) => void): Google {
  return {
    projectId,
    firebase: (...args) => {
      tell(`firebase ${args.join(' ')}`);
      return Promise.resolve({});
    },
    ask: <T>(service: Service, path: string, body?: unknown) => {
      tell(`${body === undefined ? 'GET' : 'POST'} ${services[service]}/${path}`);
      return Promise.resolve({} as T);
    },
  };
}
