import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import { findChromium } from './chromium';
import { findFreePorts } from '../lib/ports';
import { print } from '../lib/print';
import { UserError } from '../lib/user-error';

const attempts = 3;

/** What Lighthouse judges, each with points of its own. */
export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A first visit: Lighthouse empties a browser's caches but leaves what pages have stored, so each has a browser of its own. */
async function visit(url: string, categories: readonly LighthouseCategory[]) {
  const [port = 0] = await findFreePorts(1);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${String(port)}`],
  });
  try {
    return await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  } finally {
    await browser.close();
  }
}

/** A first visit on a phone as Lighthouse sees it, that it has got through; it loses a page now and then, on which it says nothing. */
export async function visitByLighthouse(
  url: string,
  categories: readonly LighthouseCategory[],
): Promise<Result> {
  let problem = 'it gave no result';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await visit(url, categories);
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
    print(`  ${url}: once more, as ${problem}`);
  }
  throw new UserError(`Lighthouse could not measure ${url}: ${problem}`);
}
