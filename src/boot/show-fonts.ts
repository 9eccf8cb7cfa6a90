/**
 * Shows the fonts that a prerendered page has held back on a first visit (public/first-paint.js): a new page is laid out
 * anyway, so none moves for them. Before they have arrived the browser would give them up for the whole visit.
 */
export function showFonts(): void {
  const fonts = document.querySelector<HTMLStyleElement>('#fonts[data-here]');
  if (fonts !== null) fonts.media = 'all';
}
