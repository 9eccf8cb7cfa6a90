import type { Google } from './google';
import type { SyntheticLearner } from './learner';
import type { Workshop } from './release';
import { listMissingRights } from './rights';
import { listOutdatedRules } from './rules';
import { smoke } from './smoke';
import { runNode } from '../lib/node-tool';
import { buildArguments } from '../lib/test-stack';
import { lastLines } from '../lib/text';
import { UserError } from '../lib/user-error';

type Given = Pick<Workshop, 'repository' | 'tell'>;

async function build(): Promise<void> {
  for (const args of [buildArguments, ['--import', 'tsx', 'scripts/build/bill-of-materials.ts']]) {
    const { code, output } = await runNode(args, process.env);
    if (code !== 0) throw new UserError(`The build failed:\n${lastLines(output, 60)}`);
  }
}

/** What a release is made with. */
export function openWorkshop(google: Google, learner: SyntheticLearner, given: Given): Workshop {
  return {
    ...given,
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
export function describeWorkshop({ repository, tell }: Given): Workshop {
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
