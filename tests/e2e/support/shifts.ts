import { expect, type Page } from '@playwright/test';

interface Shift {
  /** As browsers reckon it. */
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Watches what moves on the page; call before the page is opened. Returns what expects that no more has moved than this
 * since, and otherwise tells what did.
 */
export async function watchShifts(page: Page): Promise<(most?: number) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const told = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${told(previousRect)} -> ${told(currentRect)}: ${what?.slice(0, 120) ?? 'gone'}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (most = 0) => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((added, { value }) => added + value, 0);
    const moved = shifts.flatMap((shift) => shift.moved);
    expect(sum, `${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
  };
}
