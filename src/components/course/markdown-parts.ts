import createPurifier from 'dompurify';
import { Marked, type Token, type Tokens } from 'marked';

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
    // what leads on within the service stays in its tab
    if (/^(https?:|\/\/)/i.test((element.getAttribute('href') ?? '').trim())) {
      element.setAttribute('rel', 'noopener noreferrer');
      element.setAttribute('target', '_blank');
    }
  }
  if (element.tagName === 'IMG') {
    if (!isOwnPicture(element.getAttribute('src') ?? '//')) element.remove();
    else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
});

/** A road sign that a text shows: `![name](skylt:code)`, alone on its line. */
export interface TextSign {
  code: string;
  name: string;
}

/** A stretch of a text: HTML that is safe to show, signs, or what a block of the language `scen` says. */
type MarkdownPart = { html: string } | { signs: TextSign[] } | { scene: string };

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';

/** The signs of a paragraph that has nothing else in it; none of any other. */
function signsIn(token: Token): TextSign[] {
  if (token.type !== 'paragraph') return [];
  const inside = (token.tokens ?? []).filter(({ raw }) => raw.trim() !== '');
  const signs = inside.filter(isImage).flatMap(({ href, text }) => {
    const code = /^skylt:([A-Za-z0-9-]+)$/.exec(href)?.[1];
    return code === undefined ? [] : [{ code, name: text }];
  });
  return signs.length === inside.length ? signs : [];
}

const isScene = (token: Token): token is Tokens.Code =>
  token.type === 'code' && token.lang === 'scen';

/** Markdown as what is shown of it; headings lie below the level of the heading above the text. */
export function markdownParts(text: string, level: number): MarkdownPart[] {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(text);
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading' && 'depth' in token) {
      token.depth = Math.min(6, Number(token.depth) + level);
    }
  });
  const parts: MarkdownPart[] = [];
  let waiting: Token[] = [];
  const flush = () => {
    const html = purifier.sanitize(marked.parser(waiting), {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
    if (html.trim() !== '') parts.push({ html });
    waiting = [];
  };
  for (const token of tokens) {
    const signs = signsIn(token);
    if (isScene(token)) {
      flush();
      parts.push({ scene: token.text });
    } else if (signs.length === 0) {
      waiting.push(token);
    } else {
      flush();
      parts.push({ signs });
    }
  }
  flush();
  return parts;
}
