import type { Locator, Page } from '@playwright/test';

/** A press that was measured. */
export interface Press {
  readonly kind: string;
  /** Milliseconds from the press to the next paint, in steps of 8 as browsers tell them. */
  readonly milliseconds: number;
}

declare global {
  interface Window {
    /** The longest time from an event to the paint after it since this was last read. */
    slowestEvent: number;
  }
}

/** Milliseconds after a press: more than a double click takes, and than what is done after the paint. */
const pause = 600;

/** The shortest time that browsers tell; what took less is taken for the step below. */
const told = 16;
const step = 8;

/** What TypeScript does not know yet of what a PerformanceObserver is told. */
interface EventTimingInit extends PerformanceObserverInit {
  durationThreshold: number;
}

function observeEvents(threshold: number): void {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) {
        window.slowestEvent = Math.max(window.slowestEvent, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: threshold } as EventTimingInit);
}

/** Presses what is on a page as a finger does, and measures each press. */
export interface PressMeter {
  /** What was measured. */
  readonly presses: Press[];
  /** Has the page's document say how long its events take; to be called once for each. */
  readonly observe: () => Promise<void>;
  readonly tap: (kind: string, target: Locator) => Promise<void>;
  readonly type: (kind: string, key: string) => Promise<void>;
}

/** Measures by the browser's own Event Timing. */
export function pressMeter(page: Page): PressMeter {
  const presses: Press[] = [];

  async function measure(kind: string, press: () => Promise<void>): Promise<void> {
    await page.evaluate(() => {
      window.slowestEvent = 0;
    });
    await press();
    await page.waitForTimeout(pause);
    const slowest = await page.evaluate(() => window.slowestEvent);
    presses.push({ kind, milliseconds: slowest === 0 ? told - step : slowest });
  }

  return {
    presses,
    observe: () => page.evaluate(observeEvents, told),
    tap: async (kind: string, target: Locator) => {
      const { x, y } = await placeOf(target);
      await measure(kind, () => page.touchscreen.tap(x, y));
    },
    type: (kind: string, key: string) => measure(kind, () => page.keyboard.press(key)),
  };
}

/** Where a finger meets it. */
async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const isMet = met !== null && (element.contains(met) || met.contains(element));
    if (!isMet) element.scrollIntoView({ block: 'center' });
  });
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
