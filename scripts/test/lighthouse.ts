import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startBrotliServer } from './brotli-server';
import { visitByLighthouse } from './lighthouse-visit';
import { markdownTable } from '../lib/markdown-table';
import { print } from '../lib/print';
import { root } from '../lib/project';
import { cleanUp, fail, handleShutdown } from '../lib/shutdown';
import { median } from '../lib/statistics';
import { withTestStack } from '../lib/test-stack';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Points of at most 100; largest paint in milliseconds; layout shift as its score. */
const bars = { performance: 98, points: 100, largestPaint: 1200, shift: 0.02 };

interface Figures {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  largestPaint: number;
  shift: number;
}

interface Row extends Figures {
  address: string;
}

/** Of the library of signs one page of each kind is measured: it has hundreds that differ by their drawing alone. */
const measuredSigns = ['/vagmarken', '/vagmarken/ova', '/vagmarken/forbudsmarken', '/vagmarken/b6'];

/** The addresses of the public pages, as the build lists them for search engines. */
function publicAddresses(): string[] {
  const sitemap = readFileSync(path.join(root, 'dist', 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((address) => !address.startsWith('/vagmarken') || measuredSigns.includes(address));
}

async function measure(url: string): Promise<Figures> {
  const { audits, categories: found } = await visitByLighthouse(url, categories);
  const lost = Object.values(audits).filter(
    ({ id, score, scoreDisplayMode }) =>
      score !== null &&
      score < 1 &&
      scoreDisplayMode === 'binary' &&
      categories
        .slice(1)
        .some((name) => found[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0)),
  );
  for (const { title } of lost) print(`  ${url}: ${title}`);
  const points = (name: (typeof categories)[number]) => Math.round((found[name]?.score ?? 0) * 100);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
  };
}

function medians(figures: readonly Figures[]): Figures {
  const middle = (pick: (one: Figures) => number) => median(figures.map(pick));
  return {
    performance: middle((one) => one.performance),
    accessibility: middle((one) => one.accessibility),
    'best-practices': middle((one) => one['best-practices']),
    seo: middle((one) => one.seo),
    largestPaint: middle((one) => one.largestPaint),
    shift: middle((one) => one.shift),
  };
}

function isUnderBar(row: Row): boolean {
  return (
    row.performance < bars.performance ||
    categories.slice(1).some((name) => row[name] < bars.points) ||
    row.largestPaint > bars.largestPaint ||
    row.shift > bars.shift
  );
}

function table(rows: readonly Row[]): string {
  return markdownTable([
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'CLS'],
    ...rows.map((row) => [
      row.address,
      ...categories.map((name) => String(row[name])),
      `${(row.largestPaint / 1000).toFixed(2)} s`,
      row.shift.toFixed(3),
    ]),
  ]);
}

function report(rows: readonly Row[]): string {
  const day = new Date().toISOString().slice(0, 10);
  return `# Lighthouse

Measured ${day} by \`npm run lighthouse\`: Lighthouse 12, mobile with its simulated slow network and processor, the
production build served with its headers and brotli, median of ${String(runs)}. The bar: accessibility, best
practices and SEO 100, performance at least ${String(bars.performance)}, largest paint (LCP) within ${String(bars.largestPaint / 1000)} s, layout shift (CLS) at most
${String(bars.shift)}.

${table(rows)}
`;
}

/** Every public page in turn. */
async function measureAll(baseUrl: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of publicAddresses()) {
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run++) figures.push(await measure(baseUrl + address));
    const row = { address, ...medians(figures) };
    print(
      `${address}: ${categories.map((name) => String(row[name])).join(' ')}, ${row.largestPaint.toFixed(0)} ms`,
    );
    rows.push(row);
  }
  return rows;
}

async function main(): Promise<void> {
  const rows = await withTestStack({ build: true }, async ({ baseUrl: hosting }) => {
    const server = await startBrotliServer(hosting);
    try {
      const measured = await measureAll(server.baseUrl);
      writeFileSync(path.join(root, 'docs/lighthouse.md'), report(measured));
      return measured;
    } finally {
      server.stop();
    }
  });
  await cleanUp();
  print(table(rows));
  const under = rows.filter(isUnderBar).map(({ address }) => address);
  if (under.length > 0) print(`Under the bar: ${under.join(', ')}`);
  process.exit(under.length > 0 ? 1 : 0);
}

handleShutdown();
await main().catch(fail);
