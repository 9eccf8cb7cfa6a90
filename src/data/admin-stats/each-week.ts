import { shownMondays } from '../../domain/admin/week-figures';

/** Weeks that are measured at a time: a request that waits for many others would count as lost on a slow network. */
const atATime = 4;

/** What the last eight weeks in Sweden come to, the oldest first. */
export async function eachWeek<Week>(
  now: Date,
  measure: (monday: number) => Promise<Week>,
): Promise<Week[]> {
  const mondays = shownMondays(now);
  const weeks: Week[] = [];
  while (weeks.length < mondays.length) {
    const next = mondays.slice(weeks.length, weeks.length + atATime);
    weeks.push(...(await Promise.all(next.map(measure))));
  }
  return weeks;
}
