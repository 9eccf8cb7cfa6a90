import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { Google } from '../deploy/google';
import { UserError } from '../lib/user-error';

/** How much was written, or read back. */
interface Amount {
  readonly documents: number;
  readonly accounts: number;
}

/** A document as the database's REST interface has it, its name without the project's. */
interface StoredDocument {
  readonly name: string;
  readonly fields?: object;
}

interface Account {
  readonly localId: string;
}

const pageSize = 300;
/** Bytes of one write request: the database takes ten million. */
const requestBytes = 4_000_000;
/** Writes of one request: the database takes 500. */
const requestWrites = 400;

const databaseOf = ({ projectId }: Google) => `projects/${projectId}/databases/(default)`;
const documentsOf = (google: Google) => `${databaseOf(google)}/documents`;

const filesIn = (folder: string) => ({
  documents: path.join(folder, 'documents.jsonl'),
  accounts: path.join(folder, 'accounts.json'),
});

/** Every document of every collection, page by page, in the order of their names. */
async function* readDocuments(google: Google): AsyncGenerator<StoredDocument[], void> {
  const parent = documentsOf(google);
  let last: string | undefined;
  for (;;) {
    const found = await google.ask<{ document?: StoredDocument }[]>(
      'firestore',
      `${parent}:runQuery`,
      {
        structuredQuery: {
          from: [{ allDescendants: true }],
          orderBy: [{ field: { fieldPath: '__name__' } }],
          limit: pageSize,
          ...(last !== undefined && {
            startAt: { values: [{ referenceValue: last }], before: false },
          }),
        },
      },
    );
    const documents = found.flatMap(({ document }) => document ?? []);
    if (documents.length > 0) yield documents;
    if (documents.length < pageSize) return;
    last = documents.at(-1)?.name;
  }
}

async function listAccounts(google: Google): Promise<Account[]> {
  const all: Account[] = [];
  let next = '';
  do {
    const token = next === '' ? '' : `&nextPageToken=${encodeURIComponent(next)}`;
    const page = await google.ask<{ users?: Account[]; nextPageToken?: string }>(
      'accounts',
      `projects/${google.projectId}/accounts:batchGet?maxResults=1000${token}`,
    );
    all.push(...(page.users ?? []));
    next = page.users === undefined ? '' : (page.nextPageToken ?? '');
  } while (next !== '');
  return all;
}

/**
 * Writes every document and account to the folder, which must have no export yet. Accounts are with their passwords' hashes:
 * the folder is as secret as they are. Throws UserError.
 */
export async function exportAll(google: Google, folder: string): Promise<Amount> {
  const files = filesIn(folder);
  if (existsSync(files.documents)) throw new UserError(`${folder} has an export already.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const accounts = await listAccounts(google);
  writeFileSync(files.accounts, JSON.stringify(accounts), { mode: 0o600 });
  const draft = `${files.documents}.draft`;
  writeFileSync(draft, '', { mode: 0o600 });
  const prefix = `${documentsOf(google)}/`;
  let documents = 0;
  for await (const page of readDocuments(google)) {
    const lines = page.map(({ name, fields }) =>
      JSON.stringify({ name: name.replace(prefix, ''), ...(fields && { fields }) }),
    );
    await appendFile(draft, `${lines.join('\n')}\n`);
    documents += page.length;
  }
  // an export that was stopped on the way is none
  await rename(draft, files.documents);
  return { documents, accounts: accounts.length };
}

async function isEmpty(google: Google): Promise<boolean> {
  const { collectionIds = [] } = await google.ask<{ collectionIds?: string[] }>(
    'firestore',
    `${documentsOf(google)}:listCollectionIds`,
    {},
  );
  return collectionIds.length === 0 && (await listAccounts(google)).length === 0;
}

async function restoreDocuments(google: Google, file: string): Promise<number> {
  const parent = documentsOf(google);
  let [restored, bytes] = [0, 0];
  let waiting: string[] = [];
  const send = async () => {
    const writes = waiting.map((line) => {
      const { name, fields = {} } = JSON.parse(line) as StoredDocument;
      return { update: { name: `${parent}/${name}`, fields } };
    });
    await google.ask('firestore', `${parent}:commit`, { writes });
    restored += waiting.length;
    [waiting, bytes] = [[], 0];
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (waiting.length === requestWrites || (bytes > 0 && bytes + line.length > requestBytes)) {
      await send();
    }
    waiting.push(line);
    bytes += line.length;
  }
  if (waiting.length > 0) await send();
  return restored;
}

interface HashConfig {
  readonly algorithm?: string;
  readonly signerKey?: string;
  readonly saltSeparator?: string;
  readonly rounds?: number;
  readonly memoryCost?: number;
}

/**
 * Accounts with their passwords, in the project that they are from: with another, which hashes by a key of its own, they have to
 * be given the first one's by Firebase's own auth:import.
 */
async function restoreAccounts(google: Google, accounts: readonly Account[]): Promise<void> {
  const project = `projects/${google.projectId}`;
  for (let from = 0; from < accounts.length; from += 1000) {
    const { error = [] } = await google.ask<{ error?: { message?: string }[] }>(
      'accounts',
      `${project}/accounts:batchCreate`,
      { users: accounts.slice(from, from + 1000), ...(await hashing(google)) },
    );
    if (error.length > 0) {
      throw new UserError(
        `${String(error.length)} accounts were refused: ${error[0]?.message ?? ''}`,
      );
    }
  }
}

/** How the project hashes passwords, as the import of accounts wants it; emulators do not. */
async function hashing(google: Google): Promise<object> {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined) return {};
  const { signIn } = await google.ask<{ signIn?: { hashConfig?: HashConfig } }>(
    'signIn',
    `projects/${google.projectId}/config`,
  );
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = signIn?.hashConfig ?? {};
  return { hashAlgorithm: algorithm, signerKey, saltSeparator, rounds, memoryCost };
}

/**
 * Writes what an export holds into a project that has nothing, so that nothing is mixed. It holds no rules, indexes, expiry policies or
 * pictures. Throws UserError where there is something already.
 */
export async function restoreAll(google: Google, folder: string): Promise<Amount> {
  const files = filesIn(folder);
  if (!existsSync(files.documents)) throw new UserError(`${folder} has no whole export.`);
  if (!(await isEmpty(google))) {
    throw new UserError(
      `${google.projectId} is not empty: restore into a new project, or remove what is there first.`,
    );
  }
  const accounts = JSON.parse(readFileSync(files.accounts, 'utf8')) as Account[];
  await restoreAccounts(google, accounts);
  return { documents: await restoreDocuments(google, files.documents), accounts: accounts.length };
}
