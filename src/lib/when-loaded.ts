/** Returns true iff the first page came as finished HTML (scripts/build/page-html.ts), for React to take over. */
export function isWholeAhead(): boolean {
  return document.getElementById('root')?.dataset['prerendered'] !== undefined;
}

/** Resolves when the page and all it needs have loaded. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
}

/** Milliseconds after which what waits for a page that does not come waits no longer. */
const patienceMs = 5000;

/** Resolves when no skeleton stands in a page's place any more. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-loading]') === null) end();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(end, patienceMs);
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

// a press that was made before the code was here comes as a click alone, and the browser's own buttons as none
const acts = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

/** Resolves when the person at the page first does something there: touches, presses or types. */
function whenActed(): Promise<void> {
  return new Promise((resolve) => {
    const note = () => {
      for (const act of acts) window.removeEventListener(act, note, true);
      resolve();
    };
    for (const act of acts) window.addEventListener(act, note, true);
  });
}

/**
 * Resolves when what no visitor waits for may come: when the page has loaded, and one that came as finished HTML
 * which is for reading, when the visitor does something there.
 */
export async function whenSettled(): Promise<void> {
  await (isWholeAhead() ? whenActed() : whenLoaded());
}
