import type { Page } from '@playwright/test';

import type { BareSize } from './bare/bare-page';

declare global {
  interface Window {
    changes: { changed: Set<Node>; observer: MutationObserver };
  }
}

/** Counts how many elements presses change or bring, for a bare page that does the same. */
export async function countChanges(page: Page) {
  const counts: Record<string, number[]> = {};
  const sizes: number[] = [];
  await page.evaluate(() => {
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type !== 'childList') changed.add(target);
        for (const node of addedNodes) {
          changed.add(node);
          if (node instanceof Element) {
            for (const inside of node.querySelectorAll('*')) changed.add(inside);
          }
        }
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    window.changes = { changed, observer };
  });
  return {
    /** To be called after each press. */
    count: async (kind: string) => {
      const [changed, elements] = await page.evaluate(() => {
        const { size } = window.changes.changed;
        window.changes.changed.clear();
        return [size, document.querySelectorAll('*').length] as const;
      });
      (counts[kind] ??= []).push(changed);
      sizes.push(elements);
    },
    /** Counts no more, and returns what is usual. */
    end: async (): Promise<BareSize> => {
      await page.evaluate(() => {
        window.changes.observer.disconnect();
      });
      return {
        elements: mean(sizes),
        replaced: Object.fromEntries(
          Object.entries(counts).map(([kind, numbers]) => [kind, mean(numbers)]),
        ),
      };
    },
  };
}

function mean(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}
