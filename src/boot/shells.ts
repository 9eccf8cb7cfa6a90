/** The pages that show any address of the program, as the service worker keeps them (scripts/build/shells.ts). */
export interface Shells {
  styles: string;
  /** HTML by address, with a mark in the place of the styles. */
  pages: Readonly<Record<string, string>>;
}

export const stylesMark = '/*styles*/';

/** What says how the answer was sent, and not what the page may do. */
const ofTheWay = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/**
 * Makes one of the pages of them.
 * @param kept the answer with all of them, whose headers are those of any page of hosting
 */
export async function openShell(
  kept: Response,
  shell: string,
  anyShell: string,
): Promise<Response> {
  const { styles, pages } = (await kept.json()) as Shells;
  const html = (pages[shell] ?? pages[anyShell] ?? '').replaceAll(stylesMark, () => styles);
  const headers = new Headers(kept.headers);
  for (const name of ofTheWay) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { headers });
}
