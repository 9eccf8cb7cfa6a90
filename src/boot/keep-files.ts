import type { Problem } from './keep-messages';

/** So few that they are in nobody's way for long who presses meanwhile. */
const atOnce = 4;
/** What is copied from another version costs the line nothing. */
const copiesAtOnce = 40;
const timeoutMs = 30_000;

class Gone extends Error {}

const isHashed = (file: string) => file.startsWith('/assets/');

/** Takes a file with its hash in its name from another version; resolves with false where none has it. */
async function copyFile(cache: Cache, file: string): Promise<boolean> {
  const known = isHashed(file) ? await caches.match(file) : undefined;
  if (known !== undefined) await cache.put(file, known);
  return known !== undefined;
}

/** Fetches a file, unless it has its hash in its name and the browser has it of itself. */
async function fetchFile(cache: Cache, file: string): Promise<void> {
  const answer = await fetch(file, {
    cache: isHashed(file) ? 'default' : 'no-cache',
    priority: 'low',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Gone(file);
  await cache.put(file, answer);
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (!(await copyFile(cache, file))) await fetchFile(cache, file);
}

/** Those of the files that the cache does not have, in their order. */
export async function findMissing(cache: Cache, files: readonly string[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !kept.has(file));
}

/** Keeps all of the files that are missing; rejects when one could not be kept. */
export async function keepAll(cache: Cache, files: readonly string[]): Promise<void> {
  const missing = await findMissing(cache, files);
  await Promise.all(missing.map((file) => keepFile(cache, file)));
}

function problemOf(error: unknown): Problem {
  if (error instanceof Gone) return 'gone';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}

/** Keeps the next few of the files that are missing, and tells why one of them could not be. */
export async function keepNext(cache: Cache, files: readonly string[]): Promise<Problem | null> {
  const next = (await findMissing(cache, files)).slice(0, copiesAtOnce);
  try {
    const copied = await Promise.all(next.map((file) => copyFile(cache, file)));
    const missing = next.filter((_file, index) => copied[index] !== true);
    await Promise.all(missing.slice(0, atOnce).map((file) => fetchFile(cache, file)));
    return null;
  } catch (error) {
    return problemOf(error);
  }
}
