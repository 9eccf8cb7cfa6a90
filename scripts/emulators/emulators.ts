import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Archives } from './emulator-archives';
import { firebaseToolsEnvironment, origin } from './environment';
import { writeSuiteConfig, type SuitePorts } from './firebase-config';
import type { Java } from './java';
import { toolScript } from '../lib/node-tool';
import { launch, type Launched } from '../lib/processes';
import { cacheFolder, projectId } from '../lib/project';
import type { RunFolder } from './run-folder';
import { onShutdown } from '../lib/shutdown';
import { lastLines } from '../lib/text';
import { UserError } from '../lib/user-error';

const readyMs = 120_000;
const readyWithDownloadMs = 600_000;
const exportMs = 30_000;
/** The saved data of one developer's database is written well within this. */
const stopMs = 30_000;

/** How to start a suite. */
interface EmulatorOptions {
  readonly ports: SuitePorts;
  readonly java: Java;
  readonly archives: Archives;
  readonly run: RunFolder;
  /** Names the log in the cache folder. */
  readonly name: string;
  /** Data is read from here at the start and written back at the end. */
  readonly dataFolder: string | undefined;
}

/** A suite that is ready. */
export interface Emulators {
  readonly logFile: string;
  /** Resolves when the suite has ended, asked or not. */
  readonly exited: Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts Auth, Firestore, Storage and, given a port, Hosting, and waits until all answer. */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { ports, java, archives, run, name } = options;
  writeSuiteConfig(run.configFile, ports);
  const logFile = path.join(cacheFolder, `${name}-emulators.log`);
  const log = createWriteStream(logFile);
  const output = collectUntil('All emulators ready');
  const launched = launch(firebaseArguments(options), {
    cwd: run.folder,
    env: firebaseToolsEnvironment(java, archives, run),
    onOutput: (text) => {
      log.write(text);
      output.add(text);
    },
  });
  const stop = () => launched.stop(stopMs);
  onShutdown(stop);
  try {
    await waitUntilReady(
      launched,
      output.seen,
      archives.needsDownload ? readyWithDownloadMs : readyMs,
    );
    await checkRules(ports, output);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The emulators did not start: ${reason}\n${lastLines(output.text(), 60)}`);
  }
  return { logFile, exited: launched.exited, stop };
}

/** Writes the suite's present data to a folder, in place of what is there. */
export async function exportData(hubPort: number, folder: string): Promise<void> {
  const answer = await fetch(`${origin(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'npm start' }),
    signal: AbortSignal.timeout(exportMs),
  });
  if (!answer.ok)
    throw new Error(`the emulators answered ${String(answer.status)} to the request to save`);
}

function firebaseArguments({ ports, run, dataFolder }: EmulatorOptions): string[] {
  const only = [
    'auth',
    'firestore',
    'storage',
    ...(ports.hosting === undefined ? [] : ['hosting']),
  ];
  return [
    ...[toolScript('firebase'), 'emulators:start'],
    ...['--project', projectId, '--config', run.configFile, '--only', only.join(',')],
    ...(dataFolder === undefined ? [] : ['--import', dataFolder, '--export-on-exit', dataFolder]),
  ];
}

interface Output {
  readonly add: (text: string) => void;
  readonly text: () => string;
  readonly seen: Promise<void>;
}

/** Keeps the output up to and shortly after the awaited text; later output is in the log only. */
function collectUntil(awaited: string): Output {
  const longest = 100_000;
  let text = '';
  const { promise: seen, resolve } = withResolvers();
  return {
    add: (more) => {
      text = (text + more).slice(-longest);
      if (text.includes(awaited)) resolve();
    },
    text: () => text,
    seen,
  };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function waitUntilReady(
  launched: Launched,
  ready: Promise<void>,
  limitMs: number,
): Promise<void> {
  // Firestore's Java leads a group of its own: it can be found only while firebase-tools lives.
  const timer = setInterval(launched.remember, 500);
  try {
    await Promise.race([
      ready,
      launched.exited.then((code) => {
        throw new Error(`firebase-tools ended with code ${String(code)}.`);
      }),
      delay(limitMs, undefined, { ref: false }).then(() => {
        throw new Error(`not ready after ${String(limitMs / 1000)} seconds.`);
      }),
    ]);
    launched.remember();
  } finally {
    clearInterval(timer);
  }
}

/** With broken rules both emulators start all the same and refuse everything. */
async function checkRules(ports: SuitePorts, output: Output): Promise<void> {
  const probe = `projects/${projectId}/databases/(default)/documents/probe/probe`;
  const answer = await fetch(`${origin(ports.firestore)}/v1/${probe}`);
  const complaint = /Error compiling rules:[^"]*/.exec(await answer.text())?.[0];
  await fetch(`${origin(ports.storage)}/v0/b/${projectId}.appspot.com/o/probe`);
  const refuses = () => output.text().includes('no Storage ruleset is currently loaded');
  const isComplaining = /storage\.rules:\d/.test(output.text());
  // what the emulator says comes through a pipe, on a busy machine later than its answer
  for (let tries = 0; isComplaining && !refuses() && tries < 30; tries++) await delay(100);
  const problems = [
    ...(complaint === undefined ? [] : [`firestore.rules: ${complaint.replaceAll('\\n', ' ')}`]),
    ...(refuses() ? ['storage.rules has errors, named below.'] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
