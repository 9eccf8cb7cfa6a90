import { parseArgs } from 'node:util';

import {
  brierScores,
  foretell,
  listTenths,
  shareHeld,
  tenthBar,
  type Foretold,
} from '../../tests/factories/foretold';
import {
  oneSidedWorld,
  plainWorld,
  richWorld,
  type World,
} from '../../tests/factories/synthetic-learner';
import { markdownTable } from '../lib/markdown-table';
import { print } from '../lib/print';
import { fail } from '../lib/shutdown';
import { UserError } from '../lib/user-error';

const usage = `Usage: npm run readiness [-- --learners=4000 --seed=200001]
Foretells so many made-up learners of each world, by seeds from this one on, and prints how well: the tables of
docs/readiness.md. A thousand learners of each world take about a minute and a half.`;

/** The three worlds, and one whose rules carry over less than the model takes them to. */
const worlds: Readonly<Record<string, World>> = {
  Plain: plainWorld,
  Rich: richWorld,
  'One-sided': oneSidedWorld,
  'One-sided, rules carry over from three in ten': { ...oneSidedWorld, leastTransfer: 0.3 },
};

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        learners: { type: 'string', default: '4000' },
        seed: { type: 'string', default: '200001' },
      },
    });
    const learners = Number(values.learners);
    const seed = Number(values.seed);
    if (learners >= 1 && seed >= 0) return { learners, seed };
  } catch {
    // another argument
  }
  throw new UserError(usage);
}

const percent = (share: number) => (100 * share).toFixed(1);

function printWorld(name: string, all: readonly Foretold[]): void {
  print(`\n${name}: ${String(all.length)} who have answered enough\n`);
  const rows = listTenths(all).map(({ told, passed, error, learners }) => [
    percent(told),
    percent(passed),
    `${percent(told - passed)} ± ${percent(error)}`,
    String(learners),
    Math.abs(told - passed) > tenthBar ? 'beyond the bar' : '',
  ]);
  print(markdownTable([['Told', 'Passed', 'Difference', 'Learners', ''], ...rows]));
  const { own, byShareRight, byExams } = brierScores(all);
  print(
    `\nThe interval holds ${percent(shareHeld(all))} %. Brier score ${own.toFixed(3)}; by the share of right answers ${byShareRight.toFixed(3)}, by mock tests ${byExams.toFixed(3)}.`,
  );
}

try {
  const { learners, seed } = readOptions();
  for (const [name, world] of Object.entries(worlds)) {
    printWorld(name, foretell(world, seed, learners));
  }
} catch (error) {
  await fail(error);
}
