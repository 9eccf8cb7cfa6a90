import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Google } from './google';
import { waitForIndexes } from './indexes';
import type { Repository } from './repository';
import { UserError } from '../lib/user-error';

/** What a release needs besides Google. */
export interface Workshop {
  readonly repository: Repository;
  /** Throws UserError where the project, or a right in it, is missing. */
  readonly checkProject: () => Promise<void>;
  /** Builds the program into dist, with the list of what is in it. */
  readonly build: () => Promise<void>;
  /** Tries the program at the address as a learner would. Throws UserError with what does not work. */
  readonly smoke: (address: string) => Promise<void>;
  /** Throws UserError where rules are not in force as they are here. */
  readonly checkRules: () => Promise<void>;
  readonly tell: (line: string) => void;
}

/** How long a preview stays: as long as one may want to look at what was released. */
const previewDays = '30d';

interface ChannelResult {
  readonly [site: string]: { readonly url?: string } | undefined;
}

/**
 * Releases what is committed. What the new program needs goes before it: indexes are added, and rules, which have to allow
 * what open tabs with the old program ask (decision 41), are put in force. The tested bytes are then cloned, not built again.
 * Indexes that only the old program needs stay: removeOldIndexes. Throws UserError and leaves what is live
 * as it was; rules that were in force are put back.
 * @param interruption Rules and what is live are never left half-way: a command that changes them is waited for.
 */
export async function release(
  google: Google,
  workshop: Workshop,
  interruption = new AbortController().signal,
): Promise<void> {
  const { repository, tell } = workshop;
  const channel = `release-${repository.commit.slice(0, 12)}`;
  const unlessInterrupted = interruptedBy(interruption);
  await unlessInterrupted(() => workshop.checkProject());
  tell('1. Build');
  await unlessInterrupted(() => workshop.build());
  tell('2. Add indexes, and wait until they are built');
  await unlessInterrupted(() =>
    google.firebase('deploy', '--only', 'firestore:indexes', '--non-interactive'),
  );
  await unlessInterrupted(() => waitForIndexes(google));
  try {
    tell('3. Put rules in force');
    await google.firebase('deploy', '--only', 'firestore:rules,storage', '--non-interactive');
    await unlessInterrupted(() => workshop.checkRules());
    tell(`4. Upload to the channel ${channel}`);
    const address = await unlessInterrupted(() => upload(google, channel));
    tell(`5. Try ${address}`);
    await unlessInterrupted(() => workshop.smoke(address));
    tell('6. Make it live');
    await google.firebase(
      'hosting:clone',
      `${google.projectId}:${channel}`,
      `${google.projectId}:live`,
    );
  } catch (error) {
    const [before] = repository.releases;
    tell(`It is not live. Rules are put back: ${before ?? 'none, this is the first release'}`);
    await putRulesBack(google, repository, before);
    throw error;
  }
  tell(`7. Tag ${channel}`);
  repository.tag(channel);
}

/** What takes a step and waits for it; throws UserError as soon as the release is interrupted. */
function interruptedBy(interruption: AbortSignal): <T>(step: () => Promise<T>) => Promise<T> {
  const reason = () => new UserError('The release was interrupted.');
  return (step) => {
    if (interruption.aborted) return Promise.reject(reason());
    const interrupted = new Promise<never>((_, reject) => {
      interruption.addEventListener('abort', () => {
        reject(reason());
      });
    });
    return Promise.race([interrupted, step()]);
  };
}

async function upload(google: Google, channel: string): Promise<string> {
  const result = (await google.firebase(
    'hosting:channel:deploy',
    channel,
    '--expires',
    previewDays,
    '--no-authorized-domains',
  )) as ChannelResult;
  const address = Object.values(result)[0]?.url;
  return address ?? 'the preview';
}

/** Puts the rules of a release in force; without one, nothing. */
async function putRulesBack(
  google: Google,
  { fileAt }: Pick<Repository, 'fileAt'>,
  tag: string | undefined,
): Promise<void> {
  if (tag === undefined) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'teoriklar-rules-'));
  try {
    const files = ['firestore.rules', 'storage.rules'] as const;
    for (const file of files) writeFileSync(path.join(folder, file), fileAt(tag, file));
    const config = path.join(folder, 'firebase.json');
    writeFileSync(
      config,
      JSON.stringify({ firestore: { rules: files[0] }, storage: { rules: files[1] } }),
    );
    const only = ['--only', 'firestore:rules,storage', '--non-interactive'];
    await google.firebase('deploy', ...only, '--config', config);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Releases {
  readonly releases?: readonly { readonly version?: { readonly name: string } }[];
}

/**
 * Makes live again what was before, at once and without a build. Rules stay, since they allow what both programs ask; with a
 * tag, those of that release are put in force after it. Throws UserError where nothing was live before.
 */
export async function rollBack(
  google: Google,
  repository: Pick<Repository, 'fileAt'>,
  rulesOf?: string,
): Promise<string> {
  const site = `sites/${google.projectId}`;
  const { releases = [] } = await google.ask<Releases>(
    'hosting',
    `${site}/channels/live/releases?pageSize=20`,
  );
  const [now, ...before] = releases.flatMap(({ version }) => version?.name ?? []);
  const version = before.find((name) => name !== now);
  if (version === undefined) throw new UserError('Nothing was live before.');
  await google.ask('hosting', `${site}/releases?versionName=${version}`, {});
  await putRulesBack(google, repository, rulesOf);
  return version;
}

/** Removes the indexes that firestore.indexes.json does not name: when no tab with the old program is open any more. */
export async function removeOldIndexes(google: Google): Promise<void> {
  await google.firebase('deploy', '--only', 'firestore:indexes', '--force', '--non-interactive');
}
