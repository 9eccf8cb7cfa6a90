import { range } from '../lib/statistics';
import { comparedFigures, ratiosOf, type Figure } from './figures';
import { partNames, type Measurements } from './measurements';

/** A figure in two runs, as ratios to its reference where it has one. */
export interface Difference {
  readonly figure: Figure;
  readonly before: readonly number[];
  readonly now: readonly number[];
}

/** What has got worse and what better by more than the spread. */
export interface Comparison {
  readonly slower: readonly Difference[];
  readonly faster: readonly Difference[];
}

/** What one round of a page may shift without anybody seeing it. */
const unseenShift = 0.001;

/** Returns true iff every value now is above every one before. */
function isAbove(now: readonly number[], before: readonly number[], { unit }: Figure): boolean {
  const slack = unit === 'shift' ? unseenShift : 0;
  return range(now)[0] > range(before)[1] + slack;
}

/** Compares the parts that both runs have. A figure differs when even the best round of the worse run is worse than the worst of the other. */
export function compareMeasurements(before: Measurements, now: Measurements): Comparison {
  const differences = partNames.flatMap((part) => {
    const earlier = before[part];
    const later = now[part];
    if (earlier === undefined || later === undefined) return [];
    return comparedFigures(part, later)
      .map((figure) => ({
        figure,
        before: ratiosOf(earlier, figure),
        now: ratiosOf(later, figure),
      }))
      .filter((difference) => difference.before.length > 0 && difference.now.length > 0);
  });
  return {
    slower: differences.filter(({ figure, before: old, now: young }) =>
      isAbove(young, old, figure),
    ),
    faster: differences.filter(({ figure, before: old, now: young }) =>
      isAbove(old, young, figure),
    ),
  };
}
