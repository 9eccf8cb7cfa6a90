/** Resolves when the page and all it needs have loaded. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener(
      'load',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}

// a press that was made before the code was here comes as a click alone
const acts = ['pointerdown', 'keydown', 'click'] as const;

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
 * (scripts/build/page-html.ts), which is for reading, when the visitor does something there.
 */
export async function whenSettled(): Promise<void> {
  const isForReading = document.getElementById('root')?.dataset['prerendered'] !== undefined;
  await (isForReading ? whenActed() : whenLoaded());
}
