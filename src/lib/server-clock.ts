import { localStore } from './local-store';

/** Milliseconds up to which a difference is the header's resolution and the way of the answer, not a wrong clock. */
const tolerance = 5_000;

/** Milliseconds that the answer is waited for. */
const timeoutMs = 4_000;

/** What a device with a wrong clock keeps for its next visit. */
const lastOffset = localStore('teoriklar.clockOffset', (stored) =>
  typeof stored === 'number' ? stored : null,
);

/** Milliseconds that the server's clock is ahead of the device's, by what was measured last, here or on an earlier page. */
let knownOffset: number | undefined;

function learn(offset: number): void {
  knownOffset = offset;
  if (offset === 0) lastOffset.remove();
  else lastOffset.write(offset);
}

/**
 * The server's time at a moment of the device's clock, as well as the device knows it: its own clock is believed until
 * it has been measured. In milliseconds since the epoch.
 */
export function toServerTime(deviceTime: number): number {
  knownOffset ??= lastOffset.read() ?? 0;
  return deviceTime + knownOffset;
}

/** The server's time now, as well as the device knows it. */
export function serverNow(): Date {
  return new Date(toServerTime(Date.now()));
}

/**
 * The server's time, measured now by the Date header of the program's own host; clocks that agree to five seconds agree.
 * Where it cannot be measured, a clock is as wrong as it was. A phone with a wrong clock must not lose what was paid for.
 */
export async function measureServerTime(): Promise<Date> {
  try {
    const asked = Date.now();
    const answer = await fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const offset = Date.parse(answer.headers.get('date') ?? '') - (asked + Date.now()) / 2;
    if (Number.isFinite(offset)) learn(Math.abs(offset) > tolerance ? offset : 0);
  } catch {
    // without a network: the next reading measures it
  }
  return serverNow();
}
