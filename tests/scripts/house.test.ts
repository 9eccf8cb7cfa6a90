import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { readFlows } from '../../scripts/dev/house/flows';
import { findFolderCycles } from '../../scripts/dev/house/folder-cycles';
import { findStrayCollections } from '../../scripts/dev/house/named-collections';
import { readSourceFiles, type SourceFile } from '../../scripts/dev/house/source-files';
import { root } from '../../scripts/lib/project';

const file = (path: string, ...imports: string[]): SourceFile => ({
  path,
  imports,
  text: '',
  lines: 1,
});

test('folders that import each other by way of a third are a cycle, a folder and what is in it are not', () => {
  const files = [
    file('src/domain/a/one.ts', 'src/domain/b/two.ts'),
    file('src/domain/b/two.ts', 'src/domain/c/inside/three.ts'),
    file('src/domain/c/inside/three.ts', 'src/domain/c/four.ts', 'src/domain/a/one.ts'),
    file('src/domain/c/four.ts', 'src/domain/c/inside/three.ts'),
    file('src/domain/d/five.ts', 'src/domain/a/one.ts'),
  ];
  expect(findFolderCycles(files)).toEqual([['src/domain/a', 'src/domain/b', 'src/domain/c']]);
});

test('no folders import each other', () => {
  expect(findFolderCycles(readSourceFiles())).toEqual([]);
});

test('a collection is named in one refs.ts: by path, as a variable or by way of a reference it is found elsewhere', () => {
  const using = (path: string, call: string): SourceFile => ({
    ...file(path),
    text: `import { collection, doc } from 'firebase/firestore/lite';\n${call};\n`,
  });
  const files = [
    using('src/data/plans/refs.ts', "collection(firestore, 'users', uid, 'plans')"),
    using(
      'src/data/saved/refs.ts',
      "doc(collection(firestore, 'users', uid, 'saved'), 'questions')",
    ),
    using('src/data/plans/repository.ts', 'doc(plansOf(uid), examId)'),
    using('src/data/plans/by-path.ts', 'doc(firestore, `users/${uid}/plans`, examId)'),
    using('src/data/plans/by-name.ts', "doc(firestore, 'exams', id)"),
    using('src/data/plans/unknown.ts', 'collection(firestore, name)'),
    using('src/data/plans/below.ts', "collection(doc(plansOf(uid), id), 'days')"),
  ];
  expect(findStrayCollections(files)).toEqual([
    'exams: src/data/plans/by-name.ts',
    'users/{}/plans: src/data/plans/refs.ts, src/data/plans/by-path.ts',
    '{}/days: src/data/plans/below.ts',
    '{}: src/data/plans/unknown.ts',
  ]);
});

test('every file of a flow is there, and is imported by one before it or begins a step', () => {
  const imports = new Map(readSourceFiles().map((one) => [one.path, one.imports]));
  for (const { name, files } of readFlows()) {
    expect(files.length, name).toBeGreaterThan(0);
    const loose = files.filter(
      (one, index) => !files.slice(0, index).some((before) => imports.get(before)?.includes(one)),
    );
    expect(files.filter((one) => !imports.has(one))).toEqual([]);
    // pages and what is done by way of the panel begin a step; what a page learns of access comes with the guard
    const begins = /-(page|panel|runner)\.tsx$|\/(confirm-payment|access\/queries)\.ts$/;
    expect(loose.filter((one) => !begins.test(one))).toEqual([]);
  }
});

test('every path that the map names is there', () => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/`([a-z-]+\/[^`<*… ]+)`/g)].map(([, one = '']) => one);
  const missing = named.filter(
    (one) => !['', 'src/'].some((from) => existsSync(path.join(root, from, one))),
  );
  expect(missing).toEqual([]);
});

test('a reader that stops reading ends the program without a complaint', async () => {
  const house = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/house.ts'], { cwd: root });
  house.stdout.destroy();
  let complaint = '';
  house.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(house, 'close')) as [number];
  expect([code, complaint]).toEqual([0, '']);
});
