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

const buttonsOf = (menu: Element | null): HTMLElement[] => [
  ...(menu?.querySelectorAll('button') ?? []),
];

/** What was pressed, or what stands there now: a skeleton's menu has made way for the program's, button by button. */
function stillThere(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const place = buttonsOf(pressed.closest('header')).indexOf(pressed);
  return buttonsOf(document.querySelector('header'))[place];
}

/** Does what was pressed on a prerendered page before its code was here. */
export function replayEarlyPresses(): void {
  for (const pressed of takeEarlyPresses()) {
    // each in a task of its own, so that the next one finds what it has changed
    setTimeout(() => {
      stillThere(pressed)?.click();
    });
  }
}
