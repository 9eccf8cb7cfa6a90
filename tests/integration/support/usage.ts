import { gzipSync } from 'node:zlib';

import { listNodes } from '../../rules/support/coverage';
import { readCoverage } from '../../rules/support/emulator';
import { billedReads } from '../../drivers/billed-reads';
import { projectId } from './admin';
import { everyRequest, restoreNetwork } from './network';

/** What was asked of the database, as it is billed. */
export interface Usage {
  /** Documents read, by collection. */
  reads: Record<string, number>;
  /** Documents written, by collection. */
  writes: Record<string, number>;
  /** Bytes that came down, packed as the service packs them. */
  bytes: number;
}

/** The collection of a document's path; what is a learner's own by the name below `users`. */
function collectionOf(path: string): string {
  const [first = '', , second] = path.split('/');
  return first === 'users' && second !== undefined ? `users/…/${second}` : first;
}

/** The collection that a request asks for, where its answer names no document. */
function askedFor(url: string, body: string): string {
  const parent = /documents\/([^:?]+):/.exec(url)?.[1];
  const name = /"collectionId":"([^"]+)"/.exec(body)?.[1];
  const document = /\/documents\/([^"]+)"/.exec(body)?.[1];
  return name === undefined
    ? collectionOf(document ?? '')
    : parent?.startsWith('users/') === true
      ? `users/…/${name}`
      : name;
}

function add(counts: Record<string, number>, name: string, count: number): void {
  counts[name] = (counts[name] ?? 0) + count;
}

interface Write {
  readonly update?: { readonly name: string };
  readonly delete?: string;
}

/** How often the rules have looked a document up since the emulators started, which is billed as reads are. */
export async function countLookUps(): Promise<number> {
  // what is made of a look-up begins where it does, and is evaluated as often or less
  const counts = new Map<number, number>();
  for (const { start, text, count } of listNodes(await readCoverage(projectId))) {
    if (!/^(?:get|exists)(?:After)?\(\//.test(text)) continue;
    counts.set(start, Math.max(count, counts.get(start) ?? 0));
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Counts what the program asks of the database while something is done. */
export async function countUsage(run: () => Promise<void>): Promise<Usage> {
  const usage: Usage = { reads: {}, writes: {}, bytes: 0 };
  const bodies: string[] = [];
  everyRequest(
    async (send) => {
      const body = bodies.shift() ?? '';
      const answer = await send();
      const text = await answer.clone().text();
      usage.bytes += gzipSync(text).length;
      const billed = billedReads(answer.url, text, body);
      if (billed !== null) {
        const [first] = billed.names;
        const name = first === undefined ? askedFor(answer.url, body) : collectionOf(first);
        add(usage.reads, name, billed.documents);
      }
      if (answer.url.includes(':commit') && answer.ok) {
        for (const write of (JSON.parse(body) as { writes?: Write[] }).writes ?? []) {
          const path = (write.update?.name ?? write.delete ?? '').split('/documents/')[1] ?? '';
          add(usage.writes, collectionOf(path), 1);
        }
      }
      return answer;
    },
    ({ url, body }) => {
      const isDatabase = url.includes('/documents');
      // the fate of a request is decided in the same moment
      if (isDatabase) bodies.push(body);
      return isDatabase;
    },
  );
  await run();
  restoreNetwork();
  return usage;
}

/** The sum of what is counted by collection. */
export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What several have used, divided by so many. */
export function sumUsage(usages: readonly Usage[], divisor: number): Usage {
  const sum: Usage = { reads: {}, writes: {}, bytes: 0 };
  for (const { reads, writes, bytes } of usages) {
    for (const [name, count] of Object.entries(reads)) add(sum.reads, name, count / divisor);
    for (const [name, count] of Object.entries(writes)) add(sum.writes, name, count / divisor);
    sum.bytes += bytes / divisor;
  }
  return sum;
}
