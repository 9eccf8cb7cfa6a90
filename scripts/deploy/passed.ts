import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { openRepository } from './repository';
import { cacheFolder } from '../lib/project';

/** Where npm test leaves the commit for which everything passed. */
const passedFile = path.join(cacheFolder, 'passed-commit');

/** The commit for which npm test passed last on this machine, or undefined. */
export function passedCommit(): string | undefined {
  return existsSync(passedFile) ? readFileSync(passedFile, 'utf8') : undefined;
}

/** Remembers that everything passed for what is committed; of changes that are not, and outside git, nothing is known. */
export function notePassed(): void {
  try {
    const { commit, isClean } = openRepository();
    if (isClean) writeFileSync(passedFile, commit);
  } catch {
    // a copy without its history
  }
}
