import type { Problem } from './keep-messages';

/** So few that they are in nobody's way for long who presses meanwhile. */
const atOnce = 4;
const timeoutMs = 30_000;

class Gone extends Error {}

/** What has its hash in its name is taken from the version before, or from what the browser has of it already. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('/assets/');
  const known = isHashed ? await caches.match(file) : undefined;
  if (known !== undefined) {
    await cache.put(file, known);
    return;
  }
  const answer = await fetch(file, {
    cache: isHashed ? 'default' : 'no-cache',
    priority: 'low',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Gone(file);
  await cache.put(file, answer);
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

/** Keeps the first few of the files that are missing, and tells why one of them could not be. */
export async function keepNext(cache: Cache, files: readonly string[]): Promise<Problem | null> {
  const missing = await findMissing(cache, files);
  const problems = await Promise.all(
    missing.slice(0, atOnce).map((file) => keepFile(cache, file).then(() => null, problemOf)),
  );
  return problems.find((problem) => problem !== null) ?? null;
}
