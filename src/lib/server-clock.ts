/** Milliseconds up to which a difference is the header's resolution and the way of the answer, not a wrong clock. */
const tolerance = 5_000;

/** Milliseconds that the answer is waited for. */
const timeoutMs = 4_000;

/** What was measured last; until then the device's clock is believed. */
let knownOffset = 0;

/**
 * Milliseconds that the server's clock is ahead of the device's, from the Date header of the program's own host; 0 when
 * they agree to five seconds, null when it cannot be told. A phone with a wrong clock must not lose what was paid for.
 */
export async function measureClockOffset(): Promise<number | null> {
  try {
    const asked = Date.now();
    const answer = await fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const offset = date - (asked + Date.now()) / 2;
    if (!Number.isFinite(offset)) return null;
    knownOffset = Math.abs(offset) > tolerance ? offset : 0;
    return knownOffset;
  } catch {
    return null;
  }
}

/** The server's time by what was measured last on this page, for what is shown; the device's until then. */
export function lastKnownServerTime(): Date {
  return new Date(Date.now() + knownOffset);
}

/** The server's time, as well as the device can tell. */
export async function serverTime(): Promise<Date> {
  const offset = await measureClockOffset();
  return new Date(Date.now() + (offset ?? 0));
}
