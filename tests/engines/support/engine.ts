/**
 * One tab of a browser, as little of it as journeys need: what is on a page is found by code that runs in the page
 * (in-page.ts), so that every engine finds the same. Pressing and typing are the browser's own input.
 */
export interface Tab {
  /** Goes to an address, as if it had been typed, and resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses at a point of the page, in pixels from the top left of what is in view. */
  press: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /**
   * Closes the tab; all that its device keeps is gone. Resolves with what has been written to the console as an error, as
   * far as the engine tells.
   */
  close: () => Promise<readonly string[]>;
}

/** A browser that has been started and goes to the network through a proxy. */
export interface Engine {
  /** Opens a tab on a device that has never been here. */
  openTab: () => Promise<Tab>;
  stop: () => Promise<void>;
}

/** How large the tab is, in pixels: a laptop, on which the whole menu shows. */
export const windowSize = { width: 1280, height: 900 } as const;
