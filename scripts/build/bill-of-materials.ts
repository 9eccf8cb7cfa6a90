import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { billOfMaterials } from './shipped-packages';
import { print } from '../lib/print';
import { root } from '../lib/project';
import { fail } from '../lib/shutdown';

/** Beside what is published, not in it: it is for whoever runs the service. */
const file = path.join(root, 'release', 'bill-of-materials.cdx.json');

async function main(): Promise<void> {
  const bill = await billOfMaterials();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(bill, undefined, 2));
  print(`${path.relative(root, file)}: ${String(bill.components.length)} packages`);
}

await main().catch(fail);
