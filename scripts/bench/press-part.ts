import { chromium } from '@playwright/test';

import { print } from '../lib/print';
import { findChromium } from '../test/chromium';
import { gatherRounds } from './measurements';
import { measurePresses, type PressTimes } from './presses';

const figuresOf = ({ median, percentile95, worst }: PressTimes) => ({
  median,
  percentile95,
  worst,
});

/** Has the presses measured as often as told, each time in a browser of its own. */
export async function measurePressRounds(baseUrl: string, rounds: number) {
  const all: Record<string, Record<string, number>>[] = [];
  for (let round = 1; round <= rounds; round++) {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox'],
    });
    try {
      const { byKind, ...groups } = await measurePresses(browser, baseUrl);
      const rows = Object.entries({ ...groups, ...byKind });
      all.push(Object.fromEntries(rows.map(([name, times]) => [name, figuresOf(times)])));
      const { practice, bare } = groups;
      print(
        `presses ${String(round)}: ${String(practice.median)} and ${String(practice.percentile95)} ms, ` +
          `bare ${String(bare.median)} and ${String(bare.percentile95)} ms`,
      );
    } finally {
      await browser.close();
    }
  }
  return { rows: gatherRounds(all), remarks: [] };
}
