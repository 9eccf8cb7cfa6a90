import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { build } from 'vite';

import { root } from '../lib/project';

const dist = path.join(root, 'dist');
const folder = path.join(dist, 'bench');
/** Before the name of the bare page's script, which lies with the program's so that it is served as they are. */
const scriptPrefix = 'bench-';

/** Where the references are served. */
export const plainPage = '/bench/plain';
export const barePage = '/bench/bare';

/** The landing page as one file of text and styles: what any page could be at best. */
function plainHtml(landing: string): string {
  const page = load(landing);
  page('script, link').remove();
  page('style#fonts').remove();
  return page.html();
}

async function buildBareScript(): Promise<string> {
  await build({
    root: path.join(root, 'scripts/bench/reference'),
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, 'scripts/bench/reference/bare-form.tsx'),
        output: { entryFileNames: `assets/${scriptPrefix}[hash].js` },
      },
    },
  });
  const file = scriptsOfBench()[0];
  if (file === undefined) throw new Error('the bare page has no script');
  return `/assets/${file}`;
}

function scriptsOfBench(): string[] {
  return readdirSync(path.join(dist, 'assets')).filter((name) => name.startsWith(scriptPrefix));
}

/** Puts the references among the files of the build, so that they are served with its headers. */
export async function addReferencePages(): Promise<void> {
  removeReferencePages();
  mkdirSync(folder, { recursive: true });
  const landing = readFileSync(path.join(dist, 'index.html'), 'utf8');
  writeFileSync(path.join(folder, 'plain.html'), plainHtml(landing));
  const script = await buildBareScript();
  writeFileSync(
    path.join(folder, 'bare.html'),
    `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A bare React page</title>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  );
}

/** Takes them out again. */
export function removeReferencePages(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of scriptsOfBench()) rmSync(path.join(dist, 'assets', name));
}
