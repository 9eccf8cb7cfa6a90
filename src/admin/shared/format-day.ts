import { formatMoment } from '../../lib/format';

/** A day as the panel writes all of them, like the moments beside them, such as '2026-11-20'. */
export function formatDay(day: Date): string {
  return formatMoment(day).slice(0, 'yyyy-mm-dd'.length);
}
