import * as z from 'zod/mini';

import { mean } from '../sum';
import type { Outcome } from './outcome';

/** Outcomes below which nothing can be said of how well they were foretold. */
export const leastOutcomes = 30;

/** Outcomes from which on everybody sees the curve. */
export const curveOutcomes = 200;

/** An outcome of which a chance was foretold. */
export interface Foretold {
  chance: number;
  isPassed: boolean;
}

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A tenth of the chances, with how often the tests in it were passed; shares from 0 to 1. */
export const tenthSchema = z.object({
  /** Where it begins. */
  from: share,
  count: z.int().check(z.minimum(1)),
  foretold: share,
  happened: share,
  /** The interval that holds 95 % (Wilson 1927). */
  low: share,
  high: share,
});
export type Tenth = z.infer<typeof tenthSchema>;

/** The standard normal deviate that 2.5 % are above. */
const deviate = 1.959964;

/** The 95 % interval of a share, 0–1 (Wilson, J. Am. Stat. Assoc. 22, 1927). */
export function wilsonInterval(share: number, count: number): { low: number; high: number } {
  const square = deviate ** 2 / count;
  const middle = share + square / 2;
  const half = deviate * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return {
    low: Math.max(0, (middle - half) / (1 + square)),
    high: Math.min(1, (middle + half) / (1 + square)),
  };
}

/** The outcomes of which a chance was foretold. */
export function foretoldOf<T extends Pick<Outcome, 'chance' | 'isPassed'>>(
  outcomes: readonly T[],
): (T & Foretold)[] {
  return outcomes.flatMap((one) => (one.chance === null ? [] : [{ ...one, chance: one.chance }]));
}

/** How often tests were passed, by tenths of the chance that was foretold; a tenth without any is left out. */
export function calibrationByTenths(outcomes: readonly Foretold[]): Tenth[] {
  return Array.from({ length: 10 }, (_, tenth) => tenth).flatMap((tenth) => {
    const within = outcomes.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    if (within.length === 0) return [];
    const happened = mean(within.map(({ isPassed }) => Number(isPassed)));
    return [
      {
        from: tenth / 10,
        count: within.length,
        foretold: mean(within.map(({ chance }) => chance)),
        happened,
        ...wilsonInterval(happened, within.length),
      },
    ];
  });
}

/** The mean squared difference of chance and outcome, 0 at best (Brier, Mon. Weather Rev. 78, 1950); NaN of none. */
export function brierScore(outcomes: readonly Foretold[]): number {
  return mean(outcomes.map(({ chance, isPassed }) => (chance - Number(isPassed)) ** 2));
}
