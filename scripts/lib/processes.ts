import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { killProcesses, listDescendants, sendSignal, type ProcessRef } from './process-tree';

const isWindows = process.platform === 'win32';
const lastOutputMs = 500;
const preload = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** How to start a script. */
interface LaunchOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onOutput: (text: string) => void;
}

/** A process that this program started, in a group of its own. */
export interface Launched {
  /** Resolves with the exit code, 1 when a signal ended it; never rejects. */
  readonly exited: Promise<number>;
  /** Remembers its present descendants: those in other groups are found after its death only so. */
  readonly remember: () => void;
  /** Ends it and everything it started: SIGINT first, SIGTERM, then SIGKILL. */
  readonly stop: (graceMs?: number) => Promise<void>;
}

interface Handle {
  readonly child: ChildProcess;
  known: readonly ProcessRef[];
}

const running = new Set<Handle>();

/** Runs a script in a Node of its own, which ends when this program ends, however it ends. */
export function launch(args: readonly string[], options: LaunchOptions): Launched {
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd: options.cwd,
    env: { ...options.env, EXIT_WITH_PARENT: String(process.pid) },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: !isWindows,
    windowsHide: true,
  });
  const handle: Handle = { child, known: [] };
  running.add(handle);
  const closed = collectOutput(child, options.onOutput);
  const exited = waitForExit(child, options.onOutput).then(async (code) => {
    await Promise.race([closed, delay(lastOutputMs)]);
    killRest(handle);
    running.delete(handle);
    return code;
  });
  return {
    exited,
    remember: () => {
      remember(handle);
    },
    stop: async (graceMs = 5000) => {
      await stop(handle, exited, graceMs);
    },
  };
}

/** Kills, without waiting, all that still runs. For the last moment of this program. */
export function killAll(): void {
  for (const handle of running) {
    remember(handle);
    killRest(handle);
  }
}

function collectOutput(child: ChildProcess, onOutput: (text: string) => void): Promise<void> {
  child.stdout?.setEncoding('utf8').on('data', onOutput);
  child.stderr?.setEncoding('utf8').on('data', onOutput);
  // A process that ends breaks this pipe; nothing is ever written to it.
  child.stdin?.on('error', () => undefined);
  return new Promise((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
}

function waitForExit(child: ChildProcess, onOutput: (text: string) => void): Promise<number> {
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
    child.once('error', (error) => {
      onOutput(`${error.message}\n`);
      resolve(1);
    });
  });
}

async function stop(handle: Handle, exited: Promise<number>, graceMs: number): Promise<void> {
  const { pid } = handle.child;
  if (pid === undefined || !running.has(handle)) return;
  remember(handle);
  // The leader alone: it stops its own children in the right order.
  sendSignal(pid, 'SIGINT');
  if (await endsWithin(exited, graceMs)) return;
  remember(handle);
  sendSignal(isWindows ? pid : -pid, 'SIGTERM');
  if (await endsWithin(exited, 2000)) return;
  remember(handle);
  killRest(handle);
  await exited;
}

async function endsWithin(exited: Promise<number>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const timeout = delay(ms, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([exited.then(() => true), timeout]);
  timer.abort();
  return ended;
}

function remember(handle: Handle): void {
  if (handle.child.pid === undefined) return;
  const now = listDescendants(handle.child.pid);
  const pids = new Set(now.map(({ pid }) => pid));
  handle.known = [...now, ...handle.known.filter(({ pid }) => !pids.has(pid))];
}

function killRest({ child, known }: Handle): void {
  if (child.pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  sendSignal(-child.pid, 'SIGKILL');
  killProcesses(known);
}
