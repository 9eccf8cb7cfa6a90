/** What search engines and other sites are told of a page. */
interface PageFacts {
  readonly address: string;
  readonly description: string;
  readonly structuredData?: readonly object[];
}

const root = '<div id="root"></div>';
/** React puts what belongs in the head before everything else where it renders no head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** For the pages that no search engine is to list. */
export const notIndexed = '<meta name="robots" content="noindex" />';

/** Puts into the page that vite has built what goes in its head besides. */
export function addToHead(page: string, head: string): string {
  return page.replace('</head>', () => `${head}</head>`);
}

/** A font that is a file; those of the device, which stand in for it until it is there, are none. */
const fetchedFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Makes of the page that vite has built the frame of the public pages: what the first paint needs is in it, so that it
 * waits for no second request, and what it does not need, fonts and code, comes after it (public/first-paint.js).
 */
export function publicFrame(built: string, styles: string, firstPaint: string): string {
  // there at once on a later visit, or not on this page: what is being read never moves
  const fonts = (styles.match(fetchedFont) ?? [])
    .join('')
    .replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  const rest = styles.replaceAll(fetchedFont, '');
  return (
    built
      .replace(/\s*<title>[^<]*<\/title>/, '')
      .replace(/\s*<meta\s+name="description"[^>]*>/, '')
      // disabled, so never fetched: it tells code that comes later that its styles are there
      .replace(
        /<link rel="stylesheet"/,
        () => `<style>${rest}</style><link rel="stylesheet" disabled`,
      )
      .replace(
        /<script src="\/first-paint\.js"><\/script>/,
        () => `<style id="fonts" media="not all">${fonts}</style><script>${firstPaint}</script>`,
      )
  );
}

/** The file of the font's letters that Swedish has, from the page's own styles. */
const latinFont = /@font-face\s*\{[^}]*url\(([^)]+)\)[^}]*unicode-range:\s*U\+\?\?/i;

const program = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const preloads = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** Puts a list in the place of the tags that fetch a page's code; public/first-paint.js fetches it, and the font, after the paint. */
export function fetchLater(page: string): string {
  const script = program.exec(page)?.[1];
  if (script === undefined) throw new Error('the built index.html has no code');
  const font = latinFont.exec(page)?.[1];
  if (font === undefined) throw new Error('the built styles have no Latin font');
  const code = { script, font, preloads: [...page.matchAll(preloads)].map(([, href]) => href) };
  return addToHead(
    page.replace(program, '').replaceAll(preloads, ''),
    `<script type="application/json" id="code">${JSON.stringify(code)}</script>`,
  );
}

/** Puts a rendered page into its frame. */
export function fillFrame(frame: string, rendered: string): string {
  if (!frame.includes(root)) throw new Error('the built index.html has no empty #root');
  const inHead = hoisted.exec(rendered)?.[0] ?? '';
  const body = rendered.slice(inHead.length);
  return addToHead(frame, inHead).replace(
    root,
    () => `<div id="root" data-prerendered>${body}</div>`,
  );
}

/** The head of a public page, but for the title, which the page itself renders. */
export function publicHead(page: PageFacts, siteUrl: string, rendered: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(rendered)?.[1];
  if (title === undefined) throw new Error(`${page.address} has no title`);
  const url = escape(siteUrl + page.address);
  const description = escape(page.description);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Teoriklar'],
    ['og:locale', 'sv_SE'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', escape(`${siteUrl}/og.png`)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ] as const;
  return [
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${value}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page.structuredData ?? []).map(structuredDataScript),
  ].join('');
}

/** Data, which no browser runs: the content policy has nothing to do with it. */
function structuredDataScript(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
