import { toServerTime } from './server-clock';

/**
 * A clock that starts at the server's time as it is known now, and does not go back while the page is open, even if the
 * device's clock is set back: it follows the later of the device's clock and the time that has passed since.
 * @returns what tells the time in milliseconds since the epoch
 */
export function steadyClock(): () => number {
  const offset = toServerTime(0);
  const start = Date.now() + offset;
  const begun = performance.now();
  return () => Math.max(Date.now() + offset, start + performance.now() - begun);
}
