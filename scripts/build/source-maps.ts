import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Where the operator has the maps of this build and of earlier ones; git ignores it. */
export const mapFolder = 'source-maps';

/**
 * Takes the source maps out of what hosting serves. A file that a report of an error names has its map under its own name,
 * also where a later release has another: a name changes with what is in the file.
 * @param folder what hosting serves
 * @param kept where the operator has them
 */
export function takeOutSourceMaps(folder: string, kept: string): void {
  mkdirSync(kept, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.map')) {
      renameSync(path.join(folder, file), path.join(kept, path.basename(file)));
    }
  }
}
