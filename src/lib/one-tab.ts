import { logProblem } from './log';

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

/** Runs something until it is done or the page is left. */
async function untilLeft(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  let leave: () => void = () => undefined;
  const left = new Promise<undefined>((resolve) => {
    leave = () => {
      resolve(undefined);
    };
  });
  signal.addEventListener('abort', leave);
  try {
    await Promise.race([run(), left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Runs something while no other tab runs what has the same name; where the browser has no locks, or forbids them, at once.
 * A page that is left makes way for the next one, with what it runs unfinished, and begins nothing. Rejects as what it runs
 * does.
 */
export async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  const { signal } = leaving;
  if (signal.aborted) return;
  if (!('locks' in navigator)) {
    await run();
    return;
  }
  let hasBegun = false;
  const request = navigator.locks.request(name, { signal }, () => {
    hasBegun = true;
    return untilLeft(signal, run);
  });
  await request.catch(async (error: unknown) => {
    // it still waited for its turn
    if (signal.aborted) return;
    if (hasBegun) throw error;
    // a browser that forbids storage forbids locks with it
    logProblem(`${name} takes no turns`, error);
    await run();
  });
}
