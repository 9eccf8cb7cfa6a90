import { company } from '../../src/config/company';
import { auditProduction, listObstacles, productionSettings } from './checks';
import { describeOnly, openGoogle } from './google';
import { releaseInterruptibly } from './interrupt';
import { syntheticLearner } from './learner';
import { readOptions } from './options';
import { passedCommit } from './passed';
import { release, removeOldIndexes } from './release';
import { openRepository } from './repository';
import { describeWorkshop, openWorkshop } from './workshop';
import { print } from '../lib/print';
import { fail, handleShutdown } from '../lib/shutdown';
import { UserError } from '../lib/user-error';

const usage = `Usage: npm run deploy [-- --project=<id>] [--dry-run] [--remove-old-indexes]
Releases what is committed. --dry-run says what it would do and what stands in its way, and asks nothing of Google.
--remove-old-indexes: some days after a release, removes the indexes that nothing needs any more, and does nothing else.
docs/operations.md says what a project and a machine need for it.`;

async function main(): Promise<void> {
  const { projectId, isOn } = readOptions(
    process.argv.slice(2),
    ['dry-run', 'remove-old-indexes'],
    usage,
  );
  const isDry = isOn('dry-run');
  const google = isDry
    ? describeOnly(projectId, (line) => {
        print(`   would ask: ${line}`);
      })
    : openGoogle(projectId);
  if (isOn('remove-old-indexes')) {
    await removeOldIndexes(google);
    return;
  }
  const repository = openRepository();
  const learner = syntheticLearner();
  const production = productionSettings();
  const obstacles = listObstacles(
    projectId,
    repository,
    passedCommit(),
    production,
    learner,
    company,
  );
  const audit = await auditProduction();
  if (audit === null) print('npm audit cannot be asked from this machine: it is not checked.');
  const all = audit ? [...obstacles, audit] : obstacles;
  for (const line of all) print(`${isDry ? 'Would stop: ' : ''}${line}`);
  const given = { repository, tell: print };
  if (isDry) {
    await release(google, describeWorkshop(given));
    return;
  }
  if (all.length > 0 || learner === null) throw new UserError('Nothing was deployed.');
  await releaseInterruptibly(google, openWorkshop(google, learner, given));
}

handleShutdown();
await main().catch(fail);
