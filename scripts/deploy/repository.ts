import { execFileSync } from 'node:child_process';

import { root } from '../lib/project';

/** The repository as a deployment needs it. */
export interface Repository {
  readonly commit: string;
  /** True iff everything is committed. */
  readonly isClean: boolean;
  /** What was released, the latest first. */
  readonly releases: readonly string[];
  readonly tag: (name: string) => void;
  /** The file as it was released under the tag. */
  readonly fileAt: (tag: string, file: string) => string;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
}

/** This repository. */
export function openRepository(): Repository {
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    isClean: git('status', '--porcelain').trim() === '',
    releases: git('tag', '--list', 'release-*', '--sort=-creatordate').split('\n').filter(Boolean),
    tag: (name) => {
      git('tag', '--annotate', name, '--message', name);
    },
    fileAt: (tag, file) => git('show', `${tag}:${file}`),
  };
}
