import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listMissing, type Wanted } from './judge';
import { readState } from './state';
import { productionSettings } from '../deploy/checks';
import { openGoogle } from '../deploy/google';
import { readOptions } from '../deploy/options';
import { print } from '../lib/print';
import { root } from '../lib/project';
import { fail } from '../lib/shutdown';

const usage = `Usage: npm run ops:check [-- --project=<id>]
Says what the project lacks of what docs/operations.md has it set to; changes nothing. Ends with 1 where something is missing.`;

interface IndexFile {
  readonly indexes: Wanted['indexes'];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

/** What this repository wants of its project. */
function readWanted(): Wanted {
  const file = readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8');
  const { indexes, fieldOverrides } = JSON.parse(file) as IndexFile;
  const address = productionSettings()['VITE_SITE_URL'];
  return {
    indexes,
    expiries: fieldOverrides
      .filter(({ ttl }) => ttl === true)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
    host: new URL(address === undefined || address === '' ? 'https://teoriklar.se' : address).host,
  };
}

async function main(): Promise<void> {
  const { projectId } = readOptions(process.argv.slice(2), [], usage);
  const missing = listMissing(await readState(openGoogle(projectId), print), readWanted());
  for (const line of missing) print(line);
  print(missing.length === 0 ? 'Nothing is missing.' : `${String(missing.length)} missing.`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}

await main().catch(fail);
