import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>;

function chunk(key: string): Chunk {
  const found = manifest[key];
  if (found === undefined) throw new Error(`${key} is not in the manifest`);
  return found;
}

/** The chunks that must be there before these can run. */
function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(chunk(key).imports ?? [], seen);
  }
  return seen;
}

/** Kilobytes (1000 bytes) of JavaScript, each file compressed as hosting compresses it. */
function kilobytes(keys: readonly string[]): number {
  const files = new Set([...closure(keys)].map((key) => chunk(key).file));
  const bytes = [...files].map((file) => brotliCompressSync(readFileSync(`dist/${file}`)).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('the landing page is interactive after at most 95 kB of JavaScript', () => {
  const size = kilobytes(['index.html', 'src/app/routes/home.ts']);
  console.info(`landing page: ${size.toFixed(1)} kB brotli`);
  expect(size).toBeLessThanOrEqual(95);
});

test('the first practice question needs at most 185 kB of JavaScript', () => {
  const size = kilobytes(['index.html', 'src/app/routes/practice-session.tsx']);
  console.info(`first practice question: ${size.toFixed(1)} kB brotli`);
  expect(size).toBeLessThanOrEqual(185);
});

test('the sign library needs at most 25 kB of JavaScript more than the landing page', () => {
  const size =
    kilobytes(['index.html', 'src/app/routes/signs.ts']) -
    kilobytes(['index.html', 'src/app/routes/home.ts']);
  console.info(`sign library: ${size.toFixed(1)} kB brotli more than the landing page`);
  expect(size).toBeLessThanOrEqual(25);
});

test('neither sign-in nor database code is on the way to the landing page', () => {
  const sources = [...closure(['index.html', 'src/app/routes/home.ts'])].map((key) =>
    readFileSync(`dist/${chunk(key).file}`, 'utf8'),
  );
  for (const mark of ['identitytoolkit', 'firestore.googleapis.com']) {
    expect(sources.some((source) => source.includes(mark))).toBe(false);
  }
});
