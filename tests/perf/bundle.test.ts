import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { readManifest } from '../../scripts/build/manifest';
import type { Build } from '../../src/boot/build';

const { keys, chunk, closure } = readManifest('dist');

/** The files that must be there before these modules can run. */
function filesOf(keys: readonly string[]): string[] {
  return [...new Set([...closure(keys)].map((key) => chunk(key).file))];
}

/** Kilobytes (1000 bytes) of JavaScript, each file compressed as hosting compresses it. */
function kilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => brotliCompressSync(readFileSync(`dist/${file}`)).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

const landingPage = ['index.html', 'src/app/routes/home.tsx'];

test('the landing page is interactive after at most 95 kB of JavaScript', () => {
  const size = kilobytes(filesOf(landingPage));
  console.info(`landing page: ${size.toFixed(1)} kB brotli`);
  expect(size).toBeLessThanOrEqual(95);
});

test('the prerendered landing page names all of it, so that no file waits for another', () => {
  const learner = [...landingPage, 'src/app/routes/learner-home.tsx'];
  expect(namedBy('index', 'visitor')).toEqual(filesOf(landingPage).sort());
  expect(namedBy('index', 'learner')).toEqual(filesOf(learner).sort());
});

/** The scripts that a page names: those that everybody fetches at once, and those of one kind of reader. */
function namedBy(page: string, reader: 'learner' | 'visitor'): string[] {
  const html = readFileSync(`dist/${page}.html`, 'utf8');
  const code = JSON.parse(/<script[^>]* id="code">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    script?: string;
    preloads: string[];
    learner: string[];
    visitor: string[];
  };
  const tags = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const all = [...tags, code.script, ...code.preloads, ...code[reader]];
  return [...new Set(all)].flatMap((file) => (file === undefined ? [] : [file.slice(1)])).sort();
}

const practice = ['index.html', 'src/app/routes/practice.tsx'];

test.each<[string, string, 'learner' | 'visitor', number, string[]]>([
  [
    'first card',
    'ovning',
    'learner',
    15,
    [
      ...practice,
      'src/app/routes/overview.tsx',
      'src/app/layout/status-bars.tsx',
      'src/data/auth/follow-service.ts',
    ],
  ],
  ['offer', 'ovning', 'visitor', 20, [...practice, 'src/features/purchase/purchase-page.tsx']],
  ['login form', 'login', 'visitor', 9, ['index.html', 'src/features/auth/login-page.tsx']],
])(
  'the %s needs few scripts, all named by its HTML: they are one wave',
  (name, shell, reader, most, modules) => {
    const files = filesOf(modules);
    console.info(
      `${name}: ${String(files.length)} scripts, ${kilobytes(files).toFixed(1)} kB brotli`,
    );
    expect(files.length).toBeLessThanOrEqual(most);
    expect(namedBy(`shell/${shell}`, reader)).toEqual(files.sort());
  },
);

test('every shell names all that its pages need, so that no file waits for another', () => {
  for (const name of readdirSync('dist/shell')) {
    const shell = name.replace(/\.html$/, '');
    for (const reader of ['learner', 'visitor'] as const) {
      const named = namedBy(`shell/${shell}`, reader);
      expect(named.length, shell).toBeGreaterThan(3);
      const needed = named.flatMap((file) =>
        filesOf(keys.filter((key) => chunk(key).file === file)),
      );
      expect([...new Set(needed)].sort(), shell).toEqual(named);
    }
  }
});

test('the first practice question needs at most 185 kB of JavaScript', () => {
  const size = kilobytes(
    filesOf([
      'index.html',
      'src/app/guards/session-guard.tsx',
      'src/features/practice/practice-session-page.tsx',
    ]),
  );
  console.info(`first practice question: ${size.toFixed(1)} kB brotli`);
  expect(size).toBeLessThanOrEqual(185);
});

test('the sign library needs at most 25 kB of JavaScript more than the landing page', () => {
  const size =
    kilobytes(filesOf(['index.html', 'src/features/signs/library-page.tsx'])) -
    kilobytes(filesOf(landingPage));
  console.info(`sign library: ${size.toFixed(1)} kB brotli more than the landing page`);
  expect(size).toBeLessThanOrEqual(25);
});

test('neither sign-in nor database code is on the way to the landing page', () => {
  const sources = filesOf(landingPage).map((file) => readFileSync(`dist/${file}`, 'utf8'));
  for (const mark of ['identitytoolkit', 'firestore.googleapis.com']) {
    expect(sources.some((source) => source.includes(mark))).toBe(false);
  }
});

test('no file of the program needs itself by way of others, which WebKit runs before what they need', () => {
  for (const key of keys) {
    expect([...closure(chunk(key).imports ?? [])], key).not.toContain(key);
  }
});

test('the service worker installs with few files, and each person gets no more than they use', () => {
  const { start, visitor, learner, panel } = JSON.parse(
    readFileSync('dist/.vite/service-worker.json', 'utf8'),
  ) as Build;
  const total = (lists: readonly (readonly string[])[]) => {
    const files = lists.flat().filter((file) => file.startsWith('/assets/'));
    return { files: files.length, size: kilobytes(files.map((file) => file.slice(1))) };
  };
  const kept = {
    start: total([start]),
    visitor: total([start, visitor]),
    learner: total([start, learner]),
    administrator: total([start, learner, panel]),
  };
  for (const [person, { files, size }] of Object.entries(kept)) {
    console.info(`kept for ${person}: ${String(files)} files, ${size.toFixed(0)} kB brotli`);
  }
  expect(start.length).toBeLessThanOrEqual(10);
  expect(kept.visitor.files).toBeLessThanOrEqual(140);
  expect(kept.visitor.size).toBeLessThanOrEqual(460);
  // 'ungefär en halv megabyte', says Min Sida
  expect(kept.learner.files).toBeLessThanOrEqual(180);
  expect(kept.learner.size).toBeGreaterThan(400);
  expect(kept.learner.size).toBeLessThanOrEqual(550);
  expect(kept.administrator.size).toBeLessThanOrEqual(650);
});

test('no source map is served, and the operator has that of every script', () => {
  const served = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(served.filter((file) => file.endsWith('.map'))).toEqual([]);
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { ignore: string[] };
  };
  expect(hosting.ignore).toContain('**/*.map');
  const kept = readdirSync('source-maps');
  // what is content alone has no lines to find
  const pages = keys.filter((key) => /^src\/.*\.tsx$/.test(key));
  const scripts = pages.map((key) => chunk(key).file);
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts) {
    expect(kept).toContain(`${path.basename(file)}.map`);
    expect(readFileSync(`dist/${file}`, 'utf8')).not.toContain('sourceMappingURL');
  }
});

test('what tells of errors is fetched with the first of them, and kept on no device', () => {
  const telling = chunk('src/data/client-errors/tell-problem.ts').file;
  expect(filesOf(landingPage)).not.toContain(telling);
  const { start, visitor, learner, panel } = JSON.parse(
    readFileSync('dist/.vite/service-worker.json', 'utf8'),
  ) as Build;
  expect([start, visitor, learner, panel].flat()).not.toContain(`/${telling}`);
});
