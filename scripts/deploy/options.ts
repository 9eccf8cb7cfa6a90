import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../lib/project';
import { UserError } from '../lib/user-error';

/** The project that .firebaserc names. */
export function defaultProject(): string {
  const { projects } = JSON.parse(readFileSync(path.join(root, '.firebaserc'), 'utf8')) as {
    projects: { default: string };
  };
  return projects.default;
}

/** Reads --project=… and the named switches. Throws UserError with the usage. */
export function readOptions(
  args: readonly string[],
  switches: readonly string[],
  usage: string,
): { readonly projectId: string; readonly isOn: (name: string) => boolean } {
  const off = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...off, project: { type: 'string' as const } },
    });
    const given = values as Readonly<Record<string, string | boolean | undefined>>;
    const { project } = given;
    return {
      projectId: typeof project === 'string' ? project : defaultProject(),
      isOn: (name) => given[name] === true,
    };
  } catch {
    throw new UserError(usage);
  }
}
