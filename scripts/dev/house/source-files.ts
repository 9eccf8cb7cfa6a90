import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/project';

/** A file of src that is part of the product. */
export interface SourceFile {
  /** From the root, with slashes: src/lib/log.ts */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** The files of src that it imports, by path; packages are left out. */
  readonly imports: readonly string[];
}

const extensions = ['.ts', '.tsx'];

function isProduct(file: string): boolean {
  return extensions.includes(path.extname(file)) && !/\.test\.tsx?$/.test(file);
}

/** What stands in `from '…'` and `import('…')`. */
function importedFrom(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  );
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const base = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(from), specifier);
  return [base, ...extensions.map((extension) => base + extension)].find((one) => known.has(one));
}

/** Reads every file of src but the tests. */
export function readSourceFiles(): SourceFile[] {
  const paths = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .sort();
  const known = new Set(paths);
  return paths.map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const imports = importedFrom(text)
      .filter((specifier) => /^(\.|@\/)/.test(specifier))
      .map((specifier) => resolve(file, specifier, known))
      .filter((found) => found !== undefined);
    return { path: file, text, lines: text.split('\n').length - 1, imports: [...new Set(imports)] };
  });
}
