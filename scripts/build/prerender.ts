import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { PublicPage } from '../../src/app/public-page';
import type { ProgramPage } from '../../src/app/program-pages';
import type * as EntryServer from '../../src/entry-server';
import { checkScriptHash, shellsOfProgram } from '../emulators/firebase-config';
import { readManifest } from './manifest';
import {
  fill,
  forbidIndexing,
  leaveCodeToFirstPaint,
  paintFirst,
  readPage,
  tellOf,
} from './page-html';

/** What comes beside every page of a learner. */
const beside = ['src/app/layout/status-bars.tsx', 'src/data/auth/follow-service.ts'];

type Code = Pick<ProgramPage, 'modules' | 'learner' | 'visitor'>;

const fileName = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/**
 * Turns what vite has built into what hosting serves: every public page as a file of its own, 404.html for the addresses
 * that are none, a shell for each page that needs a session, app.html for all others, sitemap.xml and robots.txt.
 * @param entry the built src/entry-server.tsx
 * @returns the public pages
 */
export async function prerenderPages(
  folder: string,
  entry: string,
): Promise<readonly PublicPage[]> {
  const { notFoundPage, programPages, publicPages, renderPage, renderSkeleton, siteUrl } =
    (await import(pathToFileURL(entry).href)) as typeof EntryServer;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { chunk, closure } = readManifest(folder);
  const filesOf = (modules: readonly string[]) =>
    new Set([...closure(modules)].map((key) => chunk(key).file));
  const inEvery = filesOf(['index.html']);
  const styles = (chunk('index.html').css ?? []).map(read).join('');
  const firstPaint = read('first-paint.js');
  checkScriptHash(firstPaint);
  const built = read('index.html');
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  /** A page that has the browser fetch its own code beside the program's, not after it. */
  const begin = ({ modules, learner = [], visitor = [] }: Code) => {
    const page = readPage(built);
    const inPage = filesOf(['index.html', ...modules]);
    const others = (part: readonly string[]) =>
      [...filesOf(part)].filter((file) => !inPage.has(file)).map((file) => `/${file}`);
    const own = [...inPage].filter((file) => !inEvery.has(file));
    page('head').append(...own.map((file) => `<link rel="modulepreload" href="/${file}">`));
    const code = { learner: others(learner), visitor: others(visitor) };
    paintFirst(page, { styles, firstPaint, code });
    return page;
  };

  for (const facts of [...publicPages, notFoundPage]) {
    const { module, learner } = facts;
    const page = begin({ modules: [module], ...(learner !== undefined && { learner: [learner] }) });
    leaveCodeToFirstPaint(page, { isWhole: true });
    fill(page, await renderPage(facts.address), { isWhole: true });
    if (facts === notFoundPage) forbidIndexing(page);
    else tellOf(page, facts, siteUrl);
    write(fileName(facts.address), page.html());
  }
  for (const [source, shell] of shellsOfProgram()) {
    const facts = programPages.find((page) => page.source === source);
    const isWhole = facts?.isWhole === true;
    const { modules = [], learner = [], visitor = [] } = facts ?? {};
    const page = begin({ modules, learner: [...learner, ...beside], visitor });
    leaveCodeToFirstPaint(page, { isWhole });
    fill(page, await (facts === undefined ? renderSkeleton() : renderPage(facts.address)), {
      isWhole,
    });
    forbidIndexing(page);
    write(shell, page.html());
  }
  write('sitemap.xml', sitemap(publicPages.map(({ address }) => siteUrl + address)));
  write('robots.txt', robots(siteUrl));
  return publicPages;
}

function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /min-sida\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
