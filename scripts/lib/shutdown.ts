import { print } from './print';
import { killAll } from './processes';
import { describeError } from './user-error';

type Cleanup = () => Promise<void> | void;

/** npm passes a signal on that the terminal has sent already: the same Ctrl-C arrives twice. */
const sameSignalMs = 1000;
const parentCheckMs = 1000;
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const cleanups: Cleanup[] = [];
let ending: Promise<void> | undefined;
let firstSignalAt: number | undefined;

/** Registers what has to happen before this program ends; the latest runs first. */
export function onShutdown(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Runs the registered clean-ups once, whatever any of them throws; everyone may wait for the end. */
export function cleanUp(): Promise<void> {
  ending ??= runCleanups();
  return ending;
}

/** Cleans up and ends the program when it is interrupted, its terminal closes, or it crashes. */
export function handleShutdown(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      onSignal(signal);
    });
  }
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
  process.on('exit', killAll);
  watchParent();
}

/** Prints why, cleans up and ends the program with exit code 1. */
export async function fail(error: unknown): Promise<void> {
  if (ending) {
    // What is being stopped may well fail meanwhile; whoever began the end decides the exit code.
    await ending;
    return;
  }
  process.stderr.write(`${describeError(error)}\n`);
  await cleanUp();
  process.exit(1);
}

async function runCleanups(): Promise<void> {
  for (const cleanup of cleanups.reverse()) {
    try {
      await cleanup();
    } catch (error) {
      process.stderr.write(`${describeError(error)}\n`);
    }
  }
}

function onSignal(signal: keyof typeof codes): void {
  const now = Date.now();
  if (firstSignalAt === undefined) {
    firstSignalAt = now;
    print('\nStopping …');
    void cleanUp().then(() => process.exit(codes[signal]));
  } else if (now - firstSignalAt > sameSignalMs) {
    process.exit(codes[signal]);
  }
}

function onCrash(error: unknown): void {
  void fail(error);
}

/** Under npm a shell stands between, and a signal to npm can end both without reaching this program. */
function watchParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onSignal('SIGTERM');
  }, parentCheckMs);
  timer.unref();
}
