import { execFileSync } from 'node:child_process';
import os from 'node:os';

import { chromium } from '@playwright/test';

import { root } from '../lib/project';
import { findChromium } from '../test/chromium';
import type { RunFacts } from './measurements';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function currentCommit(): string {
  const isChanged = git('status', '--porcelain', '--', 'src', 'public', 'index.html') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
}

async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

const loadNow = () => Math.round((os.loadavg()[0] ?? 0) * 10) / 10;

/** Measures something, and says when and on what that was. */
export async function withRunFacts<Result>(
  measure: () => Promise<Result>,
): Promise<Result & { facts: RunFacts }> {
  const loadBefore = loadNow();
  const result = await measure();
  const cpus = os.cpus();
  return {
    facts: {
      date: new Date().toISOString().slice(0, 10),
      commit: currentCommit(),
      machine: `${String(cpus.length)} × ${cpus[0]?.model.trim() ?? 'an unknown processor'}`,
      node: process.versions.node,
      chromium: await chromiumVersion(),
      load: [loadBefore, loadNow()],
    },
    ...result,
  };
}
