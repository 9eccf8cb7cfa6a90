import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  /** What it is called, where it is none of the modules by itself. */
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** What a build says of its files: by module, the file it is in and what that one needs. */
export interface Manifest {
  readonly keys: readonly string[];
  readonly chunk: (key: string) => Chunk;
  /** The modules that must be there before these can run, themselves included. */
  readonly closure: (keys: readonly string[]) => Set<string>;
}

/** Reads the manifest of the build in a folder. */
export function readManifest(folder: string): Manifest {
  return manifestOf(
    JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>,
  );
}

/** A manifest as vite writes it, by module. */
export function manifestOf(chunks: Readonly<Record<string, Chunk>>): Manifest {
  const chunk = (key: string): Chunk => {
    const found = chunks[key];
    if (found === undefined) throw new Error(`${key} is not in the manifest`);
    return found;
  };
  const add = (keys: readonly string[], seen: Set<string>): Set<string> => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      add(chunk(key).imports ?? [], seen);
    }
    return seen;
  };
  return { keys: Object.keys(chunks), chunk, closure: (keys) => add(keys, new Set()) };
}
