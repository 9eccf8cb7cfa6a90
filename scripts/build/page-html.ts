import { load } from 'cheerio';

/** What search engines and other sites are told of a page. */
interface PageFacts {
  readonly address: string;
  readonly description: string;
  readonly structuredData?: readonly object[];
}

/** A page that vite has built, on its way to what hosting serves. */
export type Page = ReturnType<typeof load>;

/** Reads a page; its `html()` writes it again. */
export const readPage = (html: string): Page => load(html);

/** Tells search engines not to list the page. */
export function forbidIndexing(page: Page): void {
  page('head').append('<meta name="robots" content="noindex">');
}

/** A font that is a file; those of the device, which stand in for it until it is there, are none. */
const fetchedFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** The file of the font's letters that Swedish has, from the page's own styles. */
const latinFont = /@font-face\s*\{[^}]*url\(([^)]+)\)[^}]*unicode-range:\s*U\+\?\?/i;

/**
 * Puts what the first paint needs into the page, so that it waits for no second request, and a list in the place of the
 * tags that fetch code: public/first-paint.js fetches it, and the font, after the paint.
 * @param styles the text of the page's stylesheet
 */
export function paintFirst(page: Page, styles: string, firstPaint: string): void {
  const script = page('script[type=module]');
  const preloads = page('link[rel=modulepreload]');
  const code = {
    script: script.attr('src'),
    font: latinFont.exec(styles)?.[1],
    preloads: [...preloads].map(({ attribs }) => attribs['href']),
  };
  if (code.script === undefined) throw new Error('the built index.html has no code');
  if (code.font === undefined) throw new Error('the built styles have no Latin font');
  script.remove();
  preloads.remove();
  // there at once on a later visit, or not on this page: what is being read never moves
  const fonts = (styles.match(fetchedFont) ?? [])
    .join('')
    .replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  const rest = styles.replaceAll(fetchedFont, '');
  page('script[src="/first-paint.js"]')
    .before(page('<style id="fonts" media="not all">').text(fonts))
    .removeAttr('src')
    .text(firstPaint);
  // disabled, so never fetched: it tells code that comes later that its styles are there
  page('link[rel=stylesheet]').attr('disabled', '').before(page('<style>').text(rest));
  addData(page, 'application/json', code).attr('id', 'code');
}

/** Puts a rendered page in its place, and its title in the place of what tells of no page in particular. */
export function fill(page: Page, rendered: string): void {
  const root = page('#root');
  if (root.length === 0) throw new Error('the built index.html has no #root');
  page('title, meta[name=description]').remove();
  root.attr('data-prerendered', '').html(rendered);
  // React puts what belongs in the head before everything else where it renders no head
  page('head').append(root.children('title, meta, link'));
}

/** Tells search engines and other sites of a public page; its title is that of the page as it is rendered. */
export function tellOf(page: Page, facts: PageFacts, siteUrl: string): void {
  const title = page('head > title').text();
  if (title === '') throw new Error(`${facts.address} has no title`);
  const url = siteUrl + facts.address;
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Teoriklar'],
    ['og:locale', 'sv_SE'],
    ['og:title', title],
    ['og:description', facts.description],
    ['og:url', url],
    ['og:image', `${siteUrl}/og.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ] as const;
  page('head').append(
    page('<meta name="description">').attr('content', facts.description),
    page('<link rel="canonical">').attr('href', url),
    ...properties.map(([property, content]) => page('<meta>').attr({ property, content })),
    page('<meta name="twitter:card" content="summary_large_image">'),
  );
  for (const data of facts.structuredData ?? []) {
    addData(page, 'application/ld+json', { '@context': 'https://schema.org', ...data });
  }
}

/** Data, which no browser runs: the content policy has nothing to do with it. */
function addData(page: Page, type: string, data: object) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return page('<script>').attr('type', type).text(json).appendTo(page('head'));
}
