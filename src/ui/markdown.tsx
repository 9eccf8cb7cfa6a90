import createPurifier from 'dompurify';
import { Marked } from 'marked';
import { useMemo } from 'react';

/** What a text can be made of. Nothing else comes through, whatever is written: no scripts, styles, frames or forms. */
const tags =
  'a blockquote br code del em h2 h3 h4 h5 h6 hr img li ol p pre strong table tbody td th thead tr ul';
const attributes = 'align alt href src start title';

/** Where a link may lead. */
const isLink = (address: string) => /^(https?:|mailto:|[/#?])/i.test(address.trim());

/** Pictures come from the service's own host: others would learn who reads. */
function isOwnPicture(address: string): boolean {
  try {
    return new URL(address, location.href).origin === location.origin;
  } catch {
    return false;
  }
}

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    if (!isLink(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('rel', 'noopener noreferrer');
    element.setAttribute('target', '_blank');
  }
  if (element.tagName === 'IMG') {
    if (!isOwnPicture(element.getAttribute('src') ?? '//')) element.remove();
    else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
});

/** Markdown as HTML that is safe to show; headings lie below the level of the heading above the text. */
export function renderMarkdown(text: string, level: number): string {
  const marked = new Marked({
    gfm: true,
    walkTokens: (token) => {
      if (token.type === 'heading' && 'depth' in token) {
        token.depth = Math.min(6, Number(token.depth) + level);
      }
    },
  });
  return purifier.sanitize(marked.parse(text, { async: false }), {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

const look = [
  'grid grid-cols-[minmax(0,1fr)] gap-3 leading-relaxed wrap-anywhere',
  '[&_:is(h2,h3,h4,h5,h6)]:mt-2 [&_:is(h2,h3,h4,h5,h6)]:font-semibold [&_h2]:text-2xl [&_h3]:text-xl [&_h4]:text-lg',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-border [&_blockquote]:pl-4 [&_blockquote]:text-muted-foreground',
  '[&_code]:rounded-md [&_code]:bg-muted [&_code]:px-1 [&_pre]:overflow-x-auto [&_pre]:rounded-card [&_pre]:bg-muted [&_pre]:p-4',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-border [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-left',
  '[&_hr]:border-border [&_img]:max-w-full [&_img]:rounded-card',
].join(' ');

/**
 * A text in Markdown, shown as it is meant. Whatever its writer puts in, nothing of it runs and nothing is fetched from
 * other hosts.
 */
export default function Markdown({
  text,
  level,
}: {
  text: string;
  /** The level of the heading above the text: its own headings begin one below. */
  level: 1 | 2 | 3;
}) {
  const html = useMemo(() => renderMarkdown(text, level), [text, level]);
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
