/**
 * An amount of kronor as banks and people write it, in öre: '1 599,00', '1.599,00', '1599.00', '−350', '1 599 kr'. What
 * follows the last point or comma are öre where it is one or two figures, and thousands where it is three. Null for what
 * is no amount.
 */
export function parseAmount(written: string): number | null {
  const text = written
    .replaceAll(/[\s\u00A0\u2007\u2009\u202F']/g, '')
    .replace(/^SEK|SEK$|kr\.?$/i, '')
    .replace(/^[−–]/, '-')
    .replace(/:-$|,-$/, '');
  const [, sign = '', whole = '', decimals = ''] =
    /^([+-]?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,:](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const ore = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - ore : ore;
}
