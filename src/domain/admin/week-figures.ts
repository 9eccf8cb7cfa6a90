import { endOfWeek, lastMondays, startOfWeek } from '../calendar-week';
import { partsIn, type PartPayment, type Period, type Revenue } from './revenue';

/** What happened in a week: who registered, what was sold and what was paid back. */
export interface WeekFigures extends Revenue {
  /** The week's Monday, as days since 1 January 1970. */
  monday: number;
  /** Profiles that were made in the week and are still there. */
  registrations: number;
}

/** The Mondays of the weeks that are shown, up to that of `now`, the oldest first: each week costs three reads. */
export function shownMondays(now: Date): number[] {
  return lastMondays(8, now);
}

/** A week as a span of time in Sweden. */
export function weekPeriod(monday: number): Period {
  return { from: startOfWeek(monday), to: endOfWeek(monday) };
}

/** The week with what refunds in part, in it and in others, add to what was paid back. */
export function withParts(week: WeekFigures, parts: readonly PartPayment[]): WeekFigures {
  return { ...week, refunded: week.refunded + partsIn(parts, weekPeriod(week.monday)) };
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

/**
 * Returns true iff nothing is sold or paid back in the week any more. A confirmation can be undone for a day; another day is
 * for requests that were on their way and for clocks.
 */
export function isSettled(monday: number, now: Date): boolean {
  return now.getTime() >= endOfWeek(monday).getTime() + twoDays;
}
