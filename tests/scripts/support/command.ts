import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { listDescendants, sendSignal, type ProcessRef } from '../../../scripts/lib/process-tree';
import { root } from '../../../scripts/lib/project';

/** Ends the command should the tests be ended while it runs. */
const endWithTests = path.join(root, 'scripts', 'lib', 'exit-with-parent.mjs');

/** What vitest, npm and the developer's shell set and a command in a fresh terminal does not have. */
const notInherited =
  /^(npm_.*|VITEST.*|VITE_.*|NODE_ENV|NODE_OPTIONS|TEST|PROD|DEV|MODE|SSR|BASE_URL|CI|CHROMIUM_PATH|FORCE_COLOR|.*EMULATOR_(HOST|HUB)|GCLOUD_PROJECT)$/;

/** A command that wants to install fails instead, unless its test puts something in npm's place. */
const noNpm = { npm_execpath: path.join(root, 'no-npm-in-these-tests.js') };

/** What a command has come to. */
export interface Ended {
  code: number | null;
  /** Standard output and standard error, each as a whole. */
  stdout: string;
  stderr: string;
}

/** A command that runs in a process group of its own, like in a terminal. */
export interface Running {
  ended: Promise<Ended>;
  /** Resolves with the output so far when it contains the text; rejects if the command ends before. */
  printed: (text: string) => Promise<string>;
  /** All processes that it has started, and itself. */
  processes: () => ProcessRef[];
  /** What Ctrl-C does: the signal goes to every process of the group. */
  pressCtrlC: () => void;
}

interface Options {
  env?: Record<string, string>;
  /** Arguments for Node, before the script. */
  node?: string[];
}

/** Starts `node <script> <arguments>` in the folder. */
export function startCommand(
  folder: string,
  command: readonly string[],
  { env = {}, node = [] }: Options = {},
): Running {
  const child = spawn(process.execPath, ['--import', endWithTests, ...node, ...command], {
    cwd: folder,
    env: { ...cleanEnvironment(), ...noNpm, ...env, EXIT_WITH_PARENT: String(process.pid) },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command.join(' ')} could not be started`);
  const output = collect(child);
  return {
    ended: output.ended,
    printed: output.printed,
    processes: () => [
      ...listDescendants(process.pid).filter((ref) => ref.pid === pid),
      ...listDescendants(pid),
    ],
    pressCtrlC: () => {
      sendSignal(-pid, 'SIGINT');
    },
  };
}

/** Runs `node <script> <arguments>` in the folder to its end. */
export function runCommand(
  folder: string,
  command: readonly string[],
  options?: Options,
): Promise<Ended> {
  return startCommand(folder, command, options).ended;
}

/** `npm start`, `npm test` or `npm run screenshots`, as package.json has them. */
export function bootstrap(...args: string[]): string[] {
  return ['scripts/bootstrap.mjs', ...args];
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !notInherited.test(name));
  return Object.fromEntries(inherited);
}

function collect(child: ChildProcess): Pick<Running, 'ended' | 'printed'> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, stdout, stderr });
    });
  });
  const printed = (awaited: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (stdout.includes(awaited)) resolve(stdout);
      };
      child.stdout?.on('data', look);
      void ended.then(() => {
        reject(new Error(`ended without printing "${awaited}":\n${stdout}${stderr}`));
      });
      look();
    });
  return { ended, printed };
}
