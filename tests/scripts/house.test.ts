import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

import { findFolderCycles } from '../../scripts/lib/house/folder-cycles';
import { findStrayCollections } from '../../scripts/lib/house/named-collections';
import { readSourceFiles, type SourceFile } from '../../scripts/lib/house/source-files';
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
  const known = 'src/data/practice-categories,src/data/questions';
  const cycles = findFolderCycles(readSourceFiles()).map(String);
  expect(cycles.filter((one) => one !== known)).toEqual([]);
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

test('a reader that stops reading ends the program without a complaint', async () => {
  const house = spawn(process.execPath, ['--import', 'tsx', 'scripts/house.ts'], { cwd: root });
  house.stdout.destroy();
  let complaint = '';
  house.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(house, 'close')) as [number];
  expect([code, complaint]).toEqual([0, '']);
});
