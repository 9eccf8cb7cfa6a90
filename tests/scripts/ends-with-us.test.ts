import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { listDescendants, stillRunning } from '../../scripts/lib/process-tree';
import { root } from '../../scripts/lib/project';

/** Starts what would outlive it, and its own child with it, and says when both run. */
const program = `
  import { spawn } from 'node:child_process';
  import { endsWithUs } from './tests/engines/support/ends-with-us.ts';
  const browser = spawn('sh', ['-c', 'trap "" TERM; sleep 600 & echo runs; wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endsWithUs(browser.pid, process.env.FOLDER);
  browser.stdout.pipe(process.stdout);
`;

it.skipIf(process.platform === 'win32')(
  'a browser ends with the tests that started it, also when those are killed, and so does all that it started',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-ends-'));
    const tests = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      {
        cwd: root,
        env: { ...process.env, FOLDER: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(tests.stdout, 'data');
    const started = listDescendants(tests.pid ?? 0);
    expect(started.length).toBeGreaterThanOrEqual(3);
    tests.kill('SIGKILL');
    await vi.waitFor(
      () => {
        expect(stillRunning(started)).toEqual([]);
        expect(existsSync(folder)).toBe(false);
      },
      { timeout: 30_000, interval: 100 },
    );
  },
);
