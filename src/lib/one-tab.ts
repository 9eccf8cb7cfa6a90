/** Aborted while the page is left: kept for 'back' it runs on no more, and would hold what it holds. */
let leaving = new AbortController();

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    leaving.abort();
  });
  window.addEventListener('pageshow', () => {
    leaving = new AbortController();
  });
}

/**
 * Runs something while no other tab runs what has the same name; where the browser has no locks, or forbids
 * them, at once. A page that is
 * left makes way for the next one, with what it runs unfinished, and begins nothing. Rejects as what it runs does.
 */
export async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  const { signal } = leaving;
  if (signal.aborted) return;
  if (!('locks' in navigator)) {
    await run();
    return;
  }
  const left = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  let hasBegun = false;
  const request = navigator.locks.request(name, { signal }, () => {
    hasBegun = true;
    return Promise.race([run(), left]);
  });
  await request.catch(async (error: unknown) => {
    // it still waited for its turn
    if (signal.aborted) return;
    if (hasBegun) throw error;
    // a browser that forbids storage forbids locks with it
    await run();
  });
}
