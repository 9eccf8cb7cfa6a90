import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mapFolder, takeOutSourceMaps } from '../../scripts/build/source-maps';
import { makeCheckout, type Checkout } from './support/checkout';
import { runCommand } from './support/command';

const source = `/** Adds, and fails where there is nothing to add. */
export function add(numbers: readonly number[]): number {
  if (numbers.length === 0) {
    throw new Error('nothing to add');
  }
  return numbers.reduce((sum, each) => sum + each, 0);
}
`;

let checkout: Checkout;
let script: string;
let code: string;

/** Builds the source as npm run build does: in one line, with its map where the operator keeps them. */
beforeAll(async () => {
  checkout = await makeCheckout(16_000);
  const { folder } = checkout;
  mkdirSync(path.join(folder, 'src', 'located'));
  const entry = path.join(folder, 'src', 'located', 'add.ts');
  writeFileSync(entry, source);
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      sourcemap: 'hidden',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  takeOutSourceMaps(path.join(folder, 'dist'), path.join(folder, mapFolder));
  const built = path.join(folder, 'dist', 'assets');
  script = readdirSync(built).find((file) => file.endsWith('.js')) ?? '';
  code = readFileSync(path.join(built, script), 'utf8');
});

afterAll(() => {
  checkout.remove();
});

const locate = (...places: string[]) =>
  runCommand(checkout.folder, ['--import', 'tsx', 'scripts/dev/locate-error.ts', ...places]);

/** Where the text stands in what was built, as browsers count: from one. */
function placeOf(text: string): string {
  const before = code.slice(0, code.indexOf(text)).split('\n');
  return `assets/${script}:${String(before.length)}:${String((before.at(-1)?.length ?? 0) + 1)}`;
}

describe('npm run locate', () => {
  test('leads from places in a build to the lines of the program', async () => {
    const thrown = placeOf('Error(');
    const summed = placeOf('.reduce');
    expect(await locate(thrown, summed)).toEqual({
      code: 0,
      stdout: `${thrown}  src/located/add.ts:4\n${summed}  src/located/add.ts:6\n`,
      stderr: '',
    });
  });

  test.each([
    ['no place', [], /^No place is named\.\n\nUsage: npm run locate/],
    ['what is none', ['main'], /^main is no place in a file\./],
    ['a file without a map', ['assets/other.js:1:1'], /other\.js\.map/],
  ])('refuses %s, and says how it is asked', async (_what, places, said) => {
    const { code: exit, stdout, stderr } = await locate(...places);
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: '' });
    expect(stderr).toMatch(said);
    expect(stderr).toContain('Usage: npm run locate');
  });
});
