import type { ExamArea } from '../exam/exam-area';
import { percentage } from '../progress/result-band';
import { mondayOf, swedishDay } from '../calendar-day';
import type { DayCount, Learner } from './learner';

/** Answers, and how many of them are right. */
interface Tally {
  answered: number;
  right: number;
  /** Whole per cent; null where nothing was answered. */
  percent: number | null;
  /** Seconds spent on questions, as far as they are known. */
  seconds: number;
}

/** What a learner has done. */
export interface Statistics extends Tally {
  /** Days on which something was answered. */
  days: number;
  /** Such days in a row up to today, or to yesterday while today is young. */
  streak: number;
  longestStreak: number;
  /** On which of this week's days something was answered, Monday first. */
  thisWeek: boolean[];
  areas: (Tally & { area: ExamArea })[];
  /** The latest weeks by their Monday (calendar-day.ts), the latest last; also those without an answer. */
  weeks: (Tally & { monday: number; areas: (Tally & { area: ExamArea })[] })[];
}

/** Weeks that are shown: about as long as most people learn. */
const weeksShown = 12;

type Entry = Pick<DayCount, 'answered' | 'right' | 'seconds'> & {
  day: number;
  area: ExamArea | undefined;
};

function tally(entries: readonly Entry[]): Tally {
  const answered = entries.reduce((sum, entry) => sum + entry.answered, 0);
  const right = entries.reduce((sum, entry) => sum + entry.right, 0);
  const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0);
  const percent = answered === 0 ? null : percentage(right, answered);
  return { answered, right, percent, seconds };
}

function byArea(entries: readonly Entry[]) {
  const areas = [...new Set(entries.flatMap(({ area }) => area ?? []))].sort();
  return areas.map((area) => ({
    area,
    ...tally(entries.filter((entry) => entry.area === area)),
  }));
}

/** Lengths of the runs of following days, by the last day of each. */
function runs(days: ReadonlySet<number>): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const day of [...days].sort((one, other) => one - other)) {
    const before = lengths.get(day - 1);
    lengths.delete(day - 1);
    lengths.set(day, (before ?? 0) + 1);
  }
  return lengths;
}

/**
 * What a learner has done, all told, by area and by week.
 * @param areaOf the area of each category that counts: those of one licence, or of all.
 * @param now milliseconds since the epoch.
 */
export function statisticsOf(
  learner: Learner,
  { areaOf, now }: { areaOf: ReadonlyMap<string, ExamArea>; now: number },
): Statistics {
  const entries = Object.entries(learner.categories).flatMap(([categoryId, { days }]) =>
    areaOf.has(categoryId)
      ? Object.entries(days).map(([day, { answered, right, seconds }]) => {
          return { day: Number(day), area: areaOf.get(categoryId), answered, right, seconds };
        })
      : [],
  );
  const days = new Set(entries.map(({ day }) => day));
  const lengths = runs(days);
  const today = swedishDay(now);
  const thisWeek = mondayOf(today);
  return {
    ...tally(entries),
    days: days.size,
    streak: lengths.get(today) ?? lengths.get(today - 1) ?? 0,
    longestStreak: Math.max(0, ...lengths.values()),
    thisWeek: Array.from({ length: 7 }, (_, index) => days.has(thisWeek + index)),
    areas: byArea(entries),
    weeks: Array.from({ length: weeksShown }, (_, index) => {
      const monday = thisWeek - 7 * (weeksShown - 1 - index);
      const within = entries.filter(({ day }) => day >= monday && day < monday + 7);
      return { monday, ...tally(within), areas: byArea(within) };
    }),
  };
}
