import { print } from '../lib/print';
import { visitByLighthouse } from '../test/lighthouse-visit';
import { gatherRounds } from './measurements';
import { barePage, plainPage } from './reference-pages';

/** The landing page, to which the others are held, and what stands behind sign-in or leads there. */
const addresses = [
  plainPage,
  barePage,
  '/',
  '/login',
  '/register',
  '/ovning',
  '/prov',
  '/min-sida',
];

async function measurePage(url: string): Promise<Record<string, number>> {
  const { audits, categories } = await visitByLighthouse(url, ['performance']);
  const figure = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
  };
}

/** Has Lighthouse visit every page once a round, signed out. */
export async function measurePages(baseUrl: string, rounds: number) {
  const all: Record<string, Record<string, number>>[] = [];
  for (let round = 1; round <= rounds; round++) {
    const figures: Record<string, Record<string, number>> = {};
    for (const address of addresses) {
      const row = await measurePage(baseUrl + address);
      figures[address] = row;
      print(
        `lighthouse ${String(round)}: ${address} ${Object.values(row)
          .map((value) => value.toFixed(value < 1 ? 3 : 0))
          .join(' ')}`,
      );
    }
    all.push(figures);
  }
  return { rows: gatherRounds(all), remarks: [] };
}
