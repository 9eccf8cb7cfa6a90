import { formatNumber } from './format';

/** A size in tenths of a megabyte, such as '3,2 MB'; at least 0,1. */
export function formatBytes(bytes: number): string {
  const tenths = Math.max(1, Math.round(bytes / 100_000));
  return `${formatNumber(Math.floor(tenths / 10))},${String(tenths % 10)}\u00a0MB`;
}
