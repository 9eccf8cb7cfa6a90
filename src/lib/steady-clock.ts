/**
 * A clock that does not go back while the page is open, even if the device's clock is set back: it follows the later of
 * the device's clock and the time that has passed since the page began to look.
 * @param offset milliseconds that the right time is ahead of the device's clock
 * @returns what tells the time in milliseconds since the epoch
 */
export function steadyClock(offset: number): () => number {
  const start = Date.now() + offset;
  const begun = performance.now();
  return () => Math.max(Date.now() + offset, start + performance.now() - begun);
}
