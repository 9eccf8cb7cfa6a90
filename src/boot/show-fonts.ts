/**
 * Shows the fonts that a prerendered page has held back on a first visit (public/first-paint.js): a new page is laid out
 * anyway, so none moves for them.
 */
export function showFonts(): void {
  const fonts = document.querySelector<HTMLStyleElement>('style#fonts');
  if (fonts !== null) fonts.media = 'all';
}
