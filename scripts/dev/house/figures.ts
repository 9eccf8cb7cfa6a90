import path from 'node:path';
import { readFlows, type Flow } from './flows';
import { findFolderCycles } from './folder-cycles';
import { findStrayCollections } from './named-collections';
import type { SourceFile } from './source-files';

/** A figure of the code, and what it is held to. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The bar: the value may be as high as this. */
  readonly atMost: number;
  /** What the value counts, where it should be looked at. */
  readonly found: readonly string[];
}

function inside(folder: string): (file: SourceFile) => boolean {
  return ({ path: file }) => file.startsWith(`${folder}/`);
}

function sumOfLines(files: readonly SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

/** Every occurrence of the pattern, as path and match. */
function occurrences(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path: file, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

/** The value below which the share of the sorted numbers lies. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The folder directly in features or admin that is the largest share of them, in per cent. */
function largestCapability(files: readonly SourceFile[]): { name: string; share: number } {
  const folders = new Map<string, number>();
  for (const { path: file, lines } of files) {
    const name = /^src\/(?:features|admin)\/[^/]+/.exec(file)?.[0];
    if (name !== undefined) folders.set(name, (folders.get(name) ?? 0) + lines);
  }
  const all = [...folders.values()].reduce((sum, lines) => sum + lines, 0);
  const [name = '', lines = 0] = [...folders].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { name, share: Math.round((100 * lines) / all) };
}

function countFiles({ name, files, atMost }: Flow): Figure {
  return {
    name: `files to follow: ${name.toLowerCase()}`,
    value: files.length,
    atMost,
    found: [...files],
  };
}

/** The figures by which the structure of src is held. */
export function measureHouse(
  files: readonly SourceFile[],
  flows: readonly Flow[] = readFlows(),
): Figure[] {
  const lines = files.map((file) => file.lines).sort((one, other) => one - other);
  const longest = [...files].sort((one, other) => other.lines - one.lines)[0];
  const cycles = findFolderCycles(files).map((folders) => folders.join(' ⇄ '));
  const invalidations = occurrences(
    files.filter((file) => !inside('src/data')(file)),
    /\.(?:invalidateQueries|setQueryData|removeQueries)\b/g,
  );
  const domain = files.filter(inside('src/domain'));
  const drawing = domain.filter(({ text }) => /<svg|<path|\bShape\b|graphics\//.test(text));
  const capability = largestCapability(files);
  const suppressions = occurrences(files, /@ts-(?:ignore|expect-error)|(?:eslint|oxlint)-disable/g);
  const casts = occurrences(files, /\bas unknown as\b/g);
  const count = (name: string, found: readonly string[]): Figure => ({
    name,
    value: found.length,
    atMost: 0,
    found,
  });
  return [
    { name: 'lines of src without tests', value: sumOfLines(files), atMost: 41_000, found: [] },
    count('cycles of folders', cycles),
    count('collections named elsewhere than in one refs.ts', findStrayCollections(files)),
    count('changes of the query cache outside data', invalidations),
    {
      name: 'share of domain that draws, per cent',
      value: Math.round((100 * sumOfLines(drawing)) / Math.max(1, sumOfLines(domain))),
      atMost: 0,
      found: [...new Set(drawing.map(({ path: file }) => path.posix.dirname(file)))],
    },
    {
      name: 'largest capability, per cent of features and admin',
      value: capability.share,
      atMost: 15,
      found: [capability.name],
    },
    ...flows.map(countFiles),
    { name: 'median lines of a file', value: quantile(lines, 0.5), atMost: 47, found: [] },
    { name: 'lines of the 95th percentile', value: quantile(lines, 0.95), atMost: 159, found: [] },
    {
      name: 'lines of the longest file',
      value: longest?.lines ?? 0,
      atMost: 284,
      found: [longest?.path ?? ''],
    },
    count('suppressed warnings', suppressions),
    {
      name: 'casts by way of unknown, per thousand lines, times hundred',
      value: Math.round((casts.length * 100_000) / sumOfLines(files)),
      atMost: 35,
      found: casts,
    },
  ];
}
