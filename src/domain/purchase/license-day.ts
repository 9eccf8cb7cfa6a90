import * as z from 'zod/mini';

import type { License } from '../account/license';
import { parseIsoDate, startOfDay, swedishDate } from '../calendar-day';
import { latestLicenseEnd } from './license-reach';
import { licenseEnd } from './order';

/** A minute, in milliseconds. */
const minute = 60_000;

/** When a licence ends that is valid on its last day: a minute before the next begins in Sweden. */
function endOfDay(day: number): Date {
  return new Date(startOfDay(day + 1) - minute);
}

/** The last day of a licence, as a form begins with it. */
export function typedLastDay({ expiresAt }: Pick<License, 'expiresAt'>): string {
  return swedishDate(expiresAt);
}

/** The last day of a licence with so many months more, as a form is given it: from its end, or from now where that has been. */
export function lastDayWith(
  months: number,
  { expiresAt }: Pick<License, 'expiresAt'>,
  now: Date,
): string {
  return swedishDate(licenseEnd(months, now, expiresAt));
}

/**
 * The last day that a licence is to have, as it is typed, and when it then ends; null where that is the day that it has.
 * Messages in Swedish.
 * @param now tells the time: an end is ahead, and at most 24 months.
 */
export function licenseDaySchema(license: Pick<License, 'expiresAt'>, now: () => Date) {
  const before = typedLastDay(license);
  const endOf = (typed: string): Date | null => {
    const day = parseIsoDate(typed);
    return day === null ? null : endOfDay(day);
  };
  const problemOf = (typed: string): string | null => {
    const end = endOf(typed);
    if (end === null) return 'Skriv ett datum.';
    if (typed === before) return null;
    if (end <= now()) return 'Datumet har redan passerat.';
    const latest = latestLicenseEnd(now());
    if (end <= latest) return null;
    // of the last day within reach a part may be beyond it
    const last = swedishDate(new Date(latest.getTime() - 24 * 60 * minute));
    return `Högst 24 månader framåt: välj senast ${last}.`;
  };
  return z.pipe(
    z.object({
      lastDay: z.string().check(({ value, issues }) => {
        const message = problemOf(value);
        if (message !== null) issues.push({ code: 'custom', message, input: value });
      }),
    }),
    z.transform(({ lastDay }) => ({ end: lastDay === before ? null : endOf(lastDay) })),
  );
}
