import { spawn } from 'node:child_process';
import { root } from './project';
import type { ToolResult } from './node-tool';

/** Runs npm in the root folder and collects what it prints; the npm that has started this program where there is one. */
export function runNpm(args: readonly string[]): Promise<ToolResult> {
  const script = process.env['npm_execpath'];
  const [program, first] = script === undefined ? ['npm', []] : [process.execPath, [script]];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: script === undefined && process.platform === 'win32',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
