import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../lib/project';
import type { ToolResult } from '../lib/node-tool';

/** Passed and failed tests of one step, and those for which this machine lacks something. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

/** Returns where a step's report goes, with that of an earlier run removed. */
export function freshReportFile(step: string): string {
  const file = path.join(cacheFolder, `${step}-report.json`);
  rmSync(file, { force: true });
  return file;
}

/** Counts a vitest run from its JSON report. */
export function countVitest(file: string, result: ToolResult): Count {
  return count(result, () => {
    const report = readReport(file) as VitestReport;
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped };
  });
}

/** Counts a Playwright run from its JSON report; a test that passed at a second try has passed. */
export function countPlaywright(file: string, result: ToolResult): Count {
  return count(result, () => {
    const { stats } = readReport(file) as PlaywrightReport;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** A run that broke off, wrote no report or found no test has failed, whatever it counted. */
function count({ code }: ToolResult, read: () => Count): Count {
  const { passed, failed, skipped = 0 } = readOrZero(read);
  const isBroken = failed === 0 && (code !== 0 || passed + skipped === 0);
  return { passed, failed: isBroken ? 1 : failed, skipped };
}

function readOrZero(read: () => Count): Count {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
