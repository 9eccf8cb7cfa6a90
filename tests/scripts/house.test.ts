import { expect, test } from 'vitest';

import { findFolderCycles } from '../../scripts/lib/house/folder-cycles';
import { readSourceFiles, type SourceFile } from '../../scripts/lib/house/source-files';

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

test('outside data no folders import each other', () => {
  const cycles = findFolderCycles(readSourceFiles());
  expect(cycles.filter(([first]) => first?.startsWith('src/data/') !== true)).toEqual([]);
});
