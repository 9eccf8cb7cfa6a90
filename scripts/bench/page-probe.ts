import type { BrowserContext, Page } from '@playwright/test';

/** A layout shift that no press has caused, with what moved furthest. */
export interface Shift {
  readonly value: number;
  readonly element: string;
}

/** What is waited for in a page. */
export type Sight = 'heading' | 'form' | 'liveForm' | 'card' | 'question' | 'panelList';

declare global {
  interface Window {
    /** What the bench notes in every page. */
    benchProbe: {
      /** When the page was last pressed, in milliseconds from its start. */
      pressed: number;
      readonly shifts: readonly Shift[];
      /** Resolves with when it was first shown, in milliseconds from the start of the visit. */
      readonly whenShown: (sight: Sight, longestMs: number) => Promise<number>;
    };
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the page before its own code. */
function probe(): void {
  const shifts: Shift[] = [];
  const note = (event: Event) => {
    window.benchProbe.pressed = event.timeStamp;
  };
  addEventListener('pointerdown', note, true);

  const describe = ({
    node,
    previousRect,
    currentRect,
  }: LayoutShift['sources'][number]): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const end = currentRect.height === 0 ? 'out of sight' : `to ${currentRect.y.toFixed(0)}`;
    const way = `from ${previousRect.y.toFixed(0)} ${end}`;
    if (element === null) return `an element that is gone, ${way}`;
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `${element.localName} “${text}”, ${way}`;
  };
  const distance = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
    Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const [furthest] = [...entry.sources].sort((one, other) => distance(other) - distance(one));
      shifts.push({
        value: entry.value,
        element: furthest === undefined ? 'an element that is gone' : describe(furthest),
      });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });

  // each is looked for in every frame until it is there
  const sights = {
    /** The main heading of a page without code. */
    heading: () => document.querySelector('h1')?.checkVisibility() === true,
    /** A login form. */
    form: () => document.querySelector('form input[type="email"]')?.checkVisibility() === true,
    /** A login form whose fields and submission are its code's. */
    liveForm: () => {
      const input = document.querySelector('form input[type="email"]');
      const form = input?.closest('form');
      const button = form?.querySelector('button[type="submit"]');
      const isReacts = (element: Element | null | undefined) =>
        element != null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
      return (
        isReacts(form) &&
        input?.checkVisibility() === true &&
        input.matches(':enabled') &&
        button?.checkVisibility() === true &&
        button.matches(':enabled')
      );
    },
    /** The first card of the overview, with the way into its category. */
    card: () =>
      document
        .querySelector('main li :is(a[aria-label^="Öva: "], a[aria-label^="Fortsätt: "])')
        ?.checkVisibility() === true,
    /** A question of practice or of a test, with its options. */
    question: () =>
      /^\/(ovning|prov)\/./.test(location.pathname) &&
      document.querySelector('main [role="radiogroup"]')?.checkVisibility() === true,
    /** The first category in the panel's list. */
    panelList: () => document.querySelector('main [id^="redigera-"]')?.checkVisibility() === true,
  } satisfies Record<Sight, () => boolean>;
  window.benchProbe = {
    pressed: NaN,
    shifts,
    whenShown: (sight, longestMs) =>
      new Promise((resolve, reject) => {
        const longest = performance.now() + longestMs;
        const look = () => {
          const now = performance.now();
          if (sights[sight]()) resolve(now);
          else if (now > longest) reject(new Error(`the page never showed: ${sight}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
  };
}

/** Has every page of the context note its shifts and presses, and look for what it shows. */
export async function installProbe(context: BrowserContext): Promise<void> {
  // tsx keeps the names of functions by a helper of its own, which a page has not
  await context.addInitScript(`globalThis.__name = (named) => named; (${probe.toString()})();`);
}

/** The shifts of the page since it was opened. */
export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => window.benchProbe.shifts);
}

/** A learner who waits longer has gone away. */
export const longestWaitMs = 60_000;

/** When the page first showed it, in milliseconds from the start of the visit. */
export function whenShown(page: Page, sight: Sight): Promise<number> {
  return page.evaluate(([wanted, longest]) => window.benchProbe.whenShown(wanted, longest), [
    sight,
    longestWaitMs,
  ] as const);
}

/** How long after the last press the page showed it, in milliseconds. */
export async function sincePress(page: Page, sight: Sight): Promise<number> {
  const shown = await whenShown(page, sight);
  const pressed = await page.evaluate(() => window.benchProbe.pressed);
  if (Number.isNaN(pressed)) throw new Error(`the press that led to ${sight} was lost`);
  return shown - pressed;
}
