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

/** Addresses of code that only some readers of a page need. */
interface CodeByReader {
  readonly learner: readonly string[];
  readonly visitor: readonly string[];
}

/** Finds the tags that fetch code. */
const codeOf = (page: Page) => ({
  script: page('script[type=module]'),
  preloads: page('link[rel=modulepreload]'),
});

/**
 * Puts what the first paint needs into the page, so that it waits for no second request; the font is fetched after it, by
 * public/first-paint.js. Code is fetched beside it.
 * @param of.styles the text of the page's stylesheet
 */
export function paintFirst(
  page: Page,
  { styles, firstPaint, code }: { styles: string; firstPaint: string; code: CodeByReader },
): void {
  const font = latinFont.exec(styles)?.[1];
  if (font === undefined) throw new Error('the built styles have no Latin font');
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
  // before the script, which reads it
  page('#fonts').before(
    addData(page, 'application/json', { font, preloads: [], ...code }).attr('id', 'code'),
  );
}

/**
 * Puts a list in the place of the tags that fetch code, for public/first-paint.js to fetch: after the first paint where there
 * is something to read, at once for a learner who waits behind a skeleton.
 */
export function leaveCodeToFirstPaint(page: Page, { isWhole }: { isWhole: boolean }): void {
  const { script, preloads } = codeOf(page);
  const data = page('#code');
  const code = {
    ...(JSON.parse(data.text()) as object),
    isWhole,
    script: script.attr('src'),
    preloads: [...preloads].map(({ attribs }) => attribs['href']),
  };
  if (code.script === undefined) throw new Error('the built index.html has no code');
  script.remove();
  preloads.remove();
  data.text(toText(code));
}

/**
 * Puts what is rendered in its place, and its title in the place of what tells of no page in particular.
 * @param isWhole whether it is the page, which comes alive as it stands, or a skeleton that makes way for it
 */
export function fill(page: Page, rendered: string, { isWhole }: { isWhole: boolean }): void {
  const root = page('#root');
  if (root.length === 0) throw new Error('the built index.html has no #root');
  root.html(rendered);
  if (isWhole) root.attr('data-prerendered', '');
  // React puts what belongs in the head before everything else where it renders no head
  const facts = root.children('title, meta, link');
  if (facts.length > 0) page('head').find('title, meta[name=description]').remove();
  page('head').append(facts);
  // what stands until it is known who is here has the learner's title and the visitor's
  page('head > title').slice(1).remove();
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
  return page('<script>').attr('type', type).text(toText(data)).appendTo(page('head'));
}

const toText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
