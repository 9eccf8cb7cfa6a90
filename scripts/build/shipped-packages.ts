import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runNpm } from '../lib/npm';
import { root } from '../lib/project';
import { UserError } from '../lib/user-error';

interface Component {
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
}

/** A bill of materials as CycloneDX. */
interface BillOfMaterials {
  readonly bomFormat: string;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string }[];
}

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean }>
  >;
}

/** `name@version` of every package of the lock file that is not a tool alone. */
function shippedPackages(): Set<string> {
  const file = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as LockFile;
  return new Set(
    Object.entries(packages)
      .filter(([place, { dev }]) => place !== '' && dev !== true)
      .map(([place, { version = '' }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`),
  );
}

/**
 * Every package that the program is built from, with version, licence and hash. npm's own choice of them leaves out what tools
 * use too, so it is asked for all. Throws UserError where npm cannot tell.
 */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const { code, output } = await runNpm([
    ...['sbom', '--package-lock-only'],
    ...['--sbom-format=cyclonedx', '--sbom-type=application'],
  ]);
  if (code !== 0) throw new UserError('npm sbom failed: it takes npm 9.5 or later.');
  const all = JSON.parse(output) as BillOfMaterials;
  const shipped = shippedPackages();
  const components = all.components.filter(({ name, version }) =>
    shipped.has(`${name}@${version}`),
  );
  const refs = new Set(components.map((component) => component['bom-ref']));
  return { ...all, components, dependencies: all.dependencies.filter(({ ref }) => refs.has(ref)) };
}
