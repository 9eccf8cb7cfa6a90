import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from './processes';
import { root } from './project';

/** Packages whose name is not that of their program. */
const packages: Readonly<Record<string, string>> = {
  firebase: 'firebase-tools',
  playwright: '@playwright/test',
};

/** For what hangs: on a machine that has other work a step may take ten minutes. */
const longestRunMs = 30 * 60_000;

/** What a finished program left behind. */
export interface ToolResult {
  readonly code: number;
  readonly output: string;
}

/**
 * The script behind node_modules/.bin/<name>. Started with this very Node, it needs neither a shell
 * nor a wrapper process that could outlive it.
 */
export function toolScript(name: string): string {
  const folder = path.join(root, 'node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Readonly<Record<string, string>>;
  };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`${folder} has no program named ${name}`);
  return path.join(folder, script);
}

/** Runs Node with the arguments in the root folder and collects what it prints. */
export async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ToolResult> {
  let output = '';
  const launched = launch(args, {
    cwd: root,
    // Not every tool notices that its output goes to a pipe. FORCE_COLOR would win over NO_COLOR.
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    onOutput: (text) => {
      output += text;
    },
  });
  const timer = new AbortController();
  const timeout = delay(longestRunMs, undefined, { signal: timer.signal }).then(
    async () => {
      output += `\nStopped after ${String(longestRunMs / 60_000)} minutes.\n`;
      await launched.stop();
    },
    () => undefined,
  );
  const code = await launched.exited;
  timer.abort();
  await timeout;
  return { code, output };
}

/** Runs an installed development tool and collects what it prints. */
export function runTool(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ToolResult> {
  return runNode([toolScript(name), ...args], env);
}
