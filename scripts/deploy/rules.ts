import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Google } from './google';
import { root } from '../lib/project';

/** Where a project's rules stand, by the file that they come from. */
const releases = { 'firestore.rules': 'cloud.firestore', 'storage.rules': 'firebase.storage' };

interface Release {
  readonly name: string;
  readonly rulesetName: string;
}

interface Ruleset {
  readonly source?: { readonly files?: readonly { readonly content: string }[] };
}

/** The rules files that are not in force in the project as they are here. */
export async function listOutdatedRules({ ask, projectId }: Google): Promise<string[]> {
  const project = `projects/${projectId}`;
  const { releases: found = [] } = await ask<{ releases?: Release[] }>(
    'rules',
    `${project}/releases`,
  );
  const outdated: string[] = [];
  for (const [file, name] of Object.entries(releases)) {
    // those of Storage are followed by the bucket's name
    const release = found.find((each) => each.name.startsWith(`${project}/releases/${name}`));
    const ruleset = release && (await ask<Ruleset>('rules', release.rulesetName));
    const inForce = ruleset?.source?.files?.[0]?.content;
    if (inForce !== readFileSync(path.join(root, file), 'utf8')) outdated.push(file);
  }
  return outdated;
}
