import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { billFor, type LearnerMonth } from './bill';
import { markdownTable } from '../lib/markdown-table';
import { runTool } from '../lib/node-tool';
import { print } from '../lib/print';
import { cacheFolder } from '../lib/project';
import { cleanUp, fail, handleShutdown } from '../lib/shutdown';
import { withTestStack } from '../lib/test-stack';
import { lastLines } from '../lib/text';
import { UserError } from '../lib/user-error';

const defaultLearners = '1';
const usage = `Usage: npm run cost [-- --learners=${defaultLearners}]
Lives through a month of so many learners, one after the other, with the program's own data modules against emulators, and prints what it takes and
what it costs at Google's list prices (scripts/cost/prices.ts). docs/cost.md has the latest.`;

const sizes = [1_000, 100_000, 1_000_000] as const;
const test = 'tests/integration/learner-month.test.ts';

function readLearners(): string {
  try {
    const { values } = parseArgs({
      options: { learners: { type: 'string', default: defaultLearners } },
    });
    if (Number(values.learners) >= 1) return values.learners;
  } catch {
    // another argument
  }
  throw new UserError(usage);
}

/** What a learner's month takes on average, as the test of it measures. */
async function measure(learners: string): Promise<LearnerMonth> {
  const file = path.join(cacheFolder, 'learner-month.json');
  return withTestStack({ build: false }, async ({ env }) => {
    const { code, output } = await runTool('vitest', ['run', '--project', 'integration', test], {
      ...env,
      COST_LEARNERS: learners,
      COST_FILE: file,
    });
    if (code !== 0) throw new UserError(lastLines(output, 60));
    return JSON.parse(readFileSync(file, 'utf8')) as LearnerMonth;
  });
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ');
const dollars = (value: number) => `$${value < 10 ? value.toFixed(2) : whole(value)}`;

function printMonth({ reads, writes, bytes, stored }: LearnerMonth): void {
  const names = [...new Set([...Object.keys(reads), ...Object.keys(writes)])].sort(
    (one, other) => (reads[other] ?? 0) - (reads[one] ?? 0),
  );
  print(
    markdownTable([
      ['A learner’s month', 'Read', 'Written'],
      ...names.map((name) => [name, whole(reads[name] ?? 0), whole(writes[name] ?? 0)]),
      ['**In all**', `**${whole(total(reads))}**`, `**${whole(total(writes))}**`],
    ]),
  );
  print(`\n${whole(bytes / 1000)} kB from the database, ${whole(stored / 1000)} kB stored.\n`);
}

function printBills(month: LearnerMonth): void {
  const bills = sizes.map((learners) => {
    const items = billFor(learners, month);
    const sum = items.reduce((all, item) => all + item.dollars, 0);
    const largest = items
      .slice(0, 3)
      .map((item) => (item.dollars === 0 ? '–' : `${item.name} ${dollars(item.dollars)}`));
    return [whole(learners), dollars(sum), ...largest];
  });
  print(markdownTable([['Learners', 'A month', 'Largest item', 'Second', 'Third'], ...bills]));
}

handleShutdown();
try {
  const month = await measure(readLearners());
  printMonth(month);
  printBills(month);
  await cleanUp();
  process.exit(0);
} catch (error) {
  await fail(error);
}
