import path from 'node:path';

import { exportAll, restoreAll } from './backup';
import { isEmulated, openGoogle } from '../deploy/google';
import { defaultProject } from '../deploy/options';
import { print } from '../lib/print';
import { fail } from '../lib/shutdown';
import { UserError } from '../lib/user-error';

const actions = { export: exportAll, restore: restoreAll } as const;

const usage = `Usage: npm run export -- <folder> [project]
       npm run restore -- <folder> [project]
Every document and account, to a folder or back into a project that is empty. A backup holds no rules, indexes, expiry
policies or pictures: docs/operations.md.
Against the emulators of a running npm start:
  FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run export -- <folder>`;

async function main(): Promise<void> {
  const [action = '', folder, project = defaultProject()] = process.argv.slice(2);
  if ((action !== 'export' && action !== 'restore') || folder === undefined) {
    throw new UserError(usage);
  }
  if (project.startsWith('demo-') !== isEmulated()) {
    throw new UserError(`${project} and the environment disagree on emulators.\n\n${usage}`);
  }
  // as npm was called, wherever that was
  const place = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { documents, accounts } = await actions[action](openGoogle(project), place);
  print(`${action}: ${String(documents)} documents and ${String(accounts)} accounts, ${place}`);
}

await main().catch(fail);
