import { parseArgs } from 'node:util';

import { openGoogle } from './google';
import { defaultProject } from './options';
import { rollBack } from './release';
import { openRepository } from './repository';
import { print } from '../lib/print';
import { fail, handleShutdown } from '../lib/shutdown';
import { UserError } from '../lib/user-error';

const usage = `Usage: npm run rollback [-- --project=<id>] [--rules-of=<tag>]
Makes live what was live before. Rules stay as they are, which tabs with either program can work with; --rules-of puts those
of a release in force, such as where the new ones let in too much.`;

async function main(): Promise<void> {
  let values;
  try {
    const options = { project: { type: 'string' }, 'rules-of': { type: 'string' } } as const;
    ({ values } = parseArgs({ options }));
  } catch {
    throw new UserError(usage);
  }
  const google = openGoogle(values.project ?? defaultProject());
  print(`Live again: ${await rollBack(google, openRepository(), values['rules-of'])}`);
}

handleShutdown();
await main().catch(fail);
