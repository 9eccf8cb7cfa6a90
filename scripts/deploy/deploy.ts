import { auditProduction, listObstacles, productionSettings } from './checks';
import { describeOnly, openGoogle, type Google } from './google';
import { readOptions } from './options';
import { passedCommit } from './passed';
import { release, removeOldIndexes, type Workshop } from './release';
import { openRepository } from './repository';
import { listMissingRights } from './rights';
import { listOutdatedRules } from './rules';
import { smoke, syntheticLearner } from './smoke';
import { runNode } from '../lib/node-tool';
import { print } from '../lib/print';
import { fail, handleShutdown } from '../lib/shutdown';
import { buildArguments } from '../lib/test-stack';
import { lastLines } from '../lib/text';
import { UserError } from '../lib/user-error';

const usage = `Usage: npm run deploy [-- --project=<id>] [--dry-run] [--remove-old-indexes]
Releases what is committed. --dry-run says what it would do and what stands in its way, and asks nothing of Google.
--remove-old-indexes: some days after a release, removes the indexes that nothing needs any more, and does nothing else.
docs/operations.md says what a project and a machine need for it.`;

async function build(): Promise<void> {
  for (const args of [buildArguments, ['--import', 'tsx', 'scripts/build/bill-of-materials.ts']]) {
    const { code, output } = await runNode(args, process.env);
    if (code !== 0) throw new UserError(`The build failed:\n${lastLines(output, 60)}`);
  }
}

async function main(): Promise<void> {
  const { projectId, isOn } = readOptions(
    process.argv.slice(2),
    ['dry-run', 'remove-old-indexes'],
    usage,
  );
  const isDry = isOn('dry-run');
  const tell = (line: string) => {
    print(line);
  };
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
  const obstacles = listObstacles(projectId, repository, passedCommit(), productionSettings());
  const audit = await auditProduction();
  if (audit === null) print('npm audit cannot be asked from this machine: it is not checked.');
  const all = audit ? [...obstacles, audit] : obstacles;
  for (const line of all) print(`${isDry ? 'Would stop: ' : ''}${line}`);
  if (all.length > 0 && !isDry) throw new UserError('Nothing was deployed.');
  await release(google, isDry ? dryWorkshop(repository, tell) : workshop(google, repository, tell));
}

/** What a release is made with. */
function workshop(
  google: Google,
  repository: Workshop['repository'],
  tell: Workshop['tell'],
): Workshop {
  const learner = syntheticLearner();
  return {
    repository,
    tell,
    checkProject: async () => {
      const missing = await listMissingRights(google);
      if (missing.length > 0) throw new UserError(`Rights are missing: ${missing.join(', ')}.`);
    },
    build,
    smoke: (address) => smoke(address, learner),
    checkRules: async () => {
      const outdated = await listOutdatedRules(google);
      if (outdated.length > 0) throw new UserError(`Not in force: ${outdated.join(', ')}.`);
    },
  };
}

/** Does nothing, and says so where it is not Google that is asked. */
function dryWorkshop(repository: Workshop['repository'], tell: Workshop['tell']): Workshop {
  const would = (what: string) => () => {
    tell(`   would ${what}`);
    return Promise.resolve();
  };
  return {
    repository: {
      ...repository,
      tag: (name) => {
        tell(`   would tag ${name}`);
      },
    },
    tell,
    checkProject: would('ask whether the project is there, and every right that this takes'),
    build: would('build the program, and list what is in it'),
    smoke: would('open the landing page, answer in the demo, sign in and answer a question'),
    checkRules: would('compare the rules in force with the files'),
  };
}

handleShutdown();
await main().catch(fail);
