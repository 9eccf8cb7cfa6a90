import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { runNpm } from '../lib/npm';
import { print } from '../lib/print';
import { root } from '../lib/project';
import { fail } from '../lib/shutdown';
import { UserError } from '../lib/user-error';

/** Beside what is published, not in it: it is for whoever runs the service. */
const file = path.join(root, 'release', 'bill-of-materials.cdx.json');

/** Every package that the program is built from, with version, licence and origin, as CycloneDX. */
async function writeBillOfMaterials(): Promise<void> {
  // a tool of another platform that is not installed here is no part of the program
  const { code, output } = await runNpm([
    ...['sbom', '--omit=dev', '--omit=optional', '--package-lock-only'],
    ...['--sbom-format=cyclonedx', '--sbom-type=application'],
  ]);
  if (code !== 0) throw new UserError('npm sbom failed: it takes npm 9.5 or later.');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, output);
  const { components } = JSON.parse(output) as { components: unknown[] };
  print(`${path.relative(root, file)}: ${String(components.length)} packages`);
}

await writeBillOfMaterials().catch(fail);
