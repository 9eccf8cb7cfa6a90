import { queryClient } from '../data/query-client';

const quietMs = 2_000;
const lookMs = 250;
/** Milliseconds in view after which a line that never is idle counts as idle once: everything comes at some time. */
const longestWaitMs = 60_000;

/** When something of the page was last on its way, on the page's own clock. */
let lastBusy = 0;

function note(at: number): void {
  lastBusy = Math.max(lastBusy, at);
}

if (typeof PerformanceObserver !== 'undefined') {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) note(startTime + duration);
  }).observe({ type: 'resource', buffered: true });
}

function isAsking(): boolean {
  // on a page for reading, who is signed in is asked when something is done there (data/auth/queries)
  const reads = queryClient.isFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  return document.readyState !== 'complete' || reads + queryClient.isMutating() > 0;
}

/**
 * Resolves when the page is in view and has asked the network for nothing for two seconds, or has been in view for a
 * minute. What the service worker fetches by itself does not count.
 */
export async function whenLineIsIdle(): Promise<void> {
  for (let seenMs = 0; ;) {
    if (isAsking()) note(performance.now());
    const isSeen = document.visibilityState === 'visible';
    const isIdle = performance.now() - lastBusy >= quietMs;
    if (isSeen && (isIdle || seenMs >= longestWaitMs)) return;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    if (isSeen) seenMs += lookMs;
  }
}
