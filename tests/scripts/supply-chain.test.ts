import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { billOfMaterials } from '../../scripts/build/shipped-packages';
import { root } from '../../scripts/lib/project';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  /** It lies in the archive of the package that it is below. */
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};

const npmSettings = readFileSync(path.join(root, '.npmrc'), 'utf8');

/** Every package of the lock file by its name; the program itself is none. */
const packages = Object.entries(lock.packages)
  .filter(([place, { link }]) => place !== '' && link !== true)
  .map(([place, one]) => ({ ...one, name: place.replace(/^.*node_modules\//, '') }));

/** Licences of what ships: they ask that their text goes along, and nothing of the program's own. */
const shipped = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0'],
  // a font, which may be served with the program
  'OFL-1.1',
  // either, so the second
  '(MPL-2.0 OR Apache-2.0)',
]);

/** Licences of tools, which never leave the machine that builds or tests. */
const licencesOfTools = new Set([
  ...shipped,
  ...['MIT-0', 'BSD-2-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0'],
  ...['(MIT OR GPL-3.0-or-later)', '(MIT OR CC0-1.0)', '(MIT AND Zlib)'],
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
]);

/** Tools that say it otherwise than by a name that is known: read in their files. */
const read: Readonly<Record<string, string>> = {
  'deep-freeze': 'public domain',
  fuzzy: 'MIT',
  limiter: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'url-template': 'BSD',
  'valid-url': 'MIT',
};

describe('the packages of the lock file', () => {
  test('are under licences that are allowed where they are used', () => {
    const others = packages.filter(({ name, license = '', dev }) =>
      dev === true ? !(licencesOfTools.has(license) || name in read) : !shipped.has(license),
    );
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
  });

  test('that have a script for their installation are these, and it is never run', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
    expect([...new Set(scripted.map(({ name }) => name))].sort()).toEqual([
      '@firebase/util',
      'esbuild',
      'protobufjs',
      're2',
      'unrs-resolver',
    ]);
    const bootstrap = readFileSync(path.join(root, 'scripts/bootstrap.mjs'), 'utf8');
    expect(bootstrap).toContain("'--ignore-scripts'");
    expect(npmSettings).toMatch(/^ignore-scripts=true$/m);
  });

  test('come from the registry, and each is told by its content', () => {
    const others = packages.filter(
      ({ inBundle, integrity, resolved }) =>
        inBundle !== true &&
        (integrity?.startsWith('sha512-') !== true ||
          (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('are taken up when they are a week old at least', () => {
    expect(npmSettings).toMatch(/^min-release-age=7$/m);
    // an older npm does not know the setting; it says so when it installs
    const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      engines: Record<string, string>;
    };
    expect(engines['npm']).toBe('>=11.10');
  });
});

test('the bill of materials names every package that the program is built from, and no tool', async () => {
  const { bomFormat, components } = await billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const named = components.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  // types are part of what packages ask for
  const tools = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'));
  expect(named.filter((name) => tools.includes(name))).toEqual([]);
});
