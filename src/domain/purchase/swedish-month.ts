/** A month of the calendar, counted from 1. */
export interface Month {
  year: number;
  month: number;
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** What clocks in Sweden show at a moment, as the moment at which clocks in Greenwich show the same. */
function swedishTime(moment: Date): Date {
  const parts = clock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
  );
}

/** The day that it is in Sweden at a moment, such as 2026-11-20. */
export function swedishDay(moment: Date): string {
  return swedishTime(moment).toISOString().slice(0, 10);
}

/** The month that it is in Sweden at a moment. */
export function swedishMonth(moment: Date): Month {
  const time = swedishTime(moment);
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1 };
}

/** The moment at which a month begins in Sweden. A month below 1 or above 12 is one of another year. */
export function startOfMonth({ year, month }: Month): Date {
  return startOfDay(year, month, 1);
}

/** The moment at which a day begins in Sweden; month and day outside their bounds are those of another. */
export function startOfDay(year: number, month: number, day: number): Date {
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // clocks change at two or three, so the difference is the same an hour or two later
  return new Date(midnight.getTime() - (swedishTime(midnight).getTime() - midnight.getTime()));
}
