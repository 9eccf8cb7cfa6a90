declare global {
  interface Window {
    /** Ends the holding back of presses, and returns what was pressed until then (public/first-paint.js). */
    endEarlyPresses?: () => HTMLElement[];
  }
}

/** From now on a press is the program's own, also while its page is on its way. */
export function endEarlyPresses(): void {
  window.endEarlyPresses?.();
}

/** Returns, once, what was pressed on a prerendered page before its code was here. */
export function takeEarlyPresses(): HTMLElement[] {
  return window.endEarlyPresses?.().splice(0) ?? [];
}

/** Does what was pressed on a prerendered page before its code was here. */
export function replayEarlyPresses(): void {
  for (const pressed of takeEarlyPresses()) {
    // each in a task of its own, so that the next one finds what it has changed
    setTimeout(() => {
      // a visitor's button may have made way for a learner's
      if (pressed.isConnected) pressed.click();
    });
  }
}
