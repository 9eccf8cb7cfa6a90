import type { Google } from './google';
import { release, type Workshop } from './release';
import { onShutdown } from '../lib/shutdown';

/** Releases; where this program is to end on the way, that is once the release has put back what it has to. */
export async function releaseInterruptibly(google: Google, workshop: Workshop): Promise<void> {
  const interruption = new AbortController();
  const released = release(google, workshop, interruption.signal);
  onShutdown(async () => {
    interruption.abort();
    await released.catch(() => undefined);
  });
  await released;
}
