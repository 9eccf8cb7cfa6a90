import { sum } from '../sum';
import { optionKeys, type OptionKey } from '../question/question';
import {
  leastAskedForOptions,
  leastDiscrimination,
  leastPicked,
  manyReports,
  overGuessing,
  restSteps,
  type Alarm,
} from './definitions';
import { noPicks, type Picks, type QuestionTally } from './tally';

/** A question's figures (definitions.ts). */
export interface QuestionFigures {
  asked: number;
  right: number;
  picks: Picks;
  /** −1 to 1; null where every rest, or every answer, is the same. */
  discrimination: number | null;
  /** Null where the time of no answer is known. */
  medianSeconds: number | null;
  /** The picks of the best third. */
  best: Picks;
}

/** Pearson's correlation of right or wrong with the rest, which is the point-biserial one; null where one has no spread. */
function pointBiserial({ sums, rests, steps }: QuestionTally, key: OptionKey): number | null {
  const { n, r, rr } = sums;
  const x = sum(Object.values(steps).map((picks) => picks[key]));
  // deviations of equal numbers may differ from 0 by rounding
  const spread = rr - (r * r) / n;
  const variance = x - (x * x) / n;
  if (n === 0 || variance < 1e-9 || spread < 1e-9) return null;
  return (rests[key] - (x * r) / n) / Math.sqrt(variance * spread);
}

/** The middle of the seconds, the mean of both middles where their number is even; null of none. */
function medianOf(seconds: QuestionTally['seconds']): number | null {
  const counts = Object.entries(seconds).map(([second, count]) => [Number(second), count] as const);
  counts.sort(([one], [other]) => one - other);
  const total = sum(counts.map(([, count]) => count));
  const at = (place: number) => {
    let passed = 0;
    return counts.find(([, count]) => (passed += count) > place)?.[0] ?? 0;
  };
  return total === 0 ? null : (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

/** The picks of those on the highest steps of the rest, from the top until at least a third are with them. */
function bestThird({ steps, sums }: QuestionTally): Picks {
  const best = noPicks();
  for (let step = restSteps; step >= 0 && sum(Object.values(best)) * 3 < sums.n; step--) {
    for (const key of optionKeys) best[key] += steps[step]?.[key] ?? 0;
  }
  return best;
}

/**
 * The figures that the first answers to a version of a question come to; the discrimination to three decimals. The answers
 * are judged by today's key, whatever it was when they were given.
 */
export function figuresOf(tally: QuestionTally, key: OptionKey): QuestionFigures {
  const { asked, picks, seconds } = tally;
  const correlation = pointBiserial(tally, key);
  return {
    asked,
    right: picks[key],
    picks,
    discrimination: correlation === null ? null : Math.round(correlation * 1000) / 1000,
    medianSeconds: medianOf(seconds),
    best: bestThird(tally),
  };
}

/** What may be wrong with a question, the gravest first. */
export function alarmsOf(
  figures: QuestionFigures,
  question: { key: OptionKey; options: readonly OptionKey[]; reports: number },
): Alarm[] {
  const { asked, right, picks, discrimination, best } = figures;
  const { key, options, reports } = question;
  const isRaised: Record<Alarm, boolean> = {
    bestPreferWrong: options.some((option) => best[option] > best[key]),
    nearGuessing: right / asked < 1 / options.length + overGuessing,
    weakDiscrimination: discrimination !== null && discrimination < leastDiscrimination,
    unusedOption:
      asked >= leastAskedForOptions &&
      options.some((option) => picks[option] / asked < leastPicked),
    manyReports: reports >= manyReports,
  };
  return (Object.keys(isRaised) as Alarm[]).filter((alarm) => isRaised[alarm]);
}

/** Questions with their alarms: those with the most first, and among them the one that fewest answer rightly. */
export function withAlarms<Counted extends QuestionFigures & Parameters<typeof alarmsOf>[1]>(
  questions: readonly Counted[],
): { question: Counted; alarms: Alarm[] }[] {
  return questions
    .map((question) => ({ question, alarms: alarmsOf(question, question) }))
    .sort(
      (one, other) =>
        other.alarms.length - one.alarms.length ||
        one.question.right / one.question.asked - other.question.right / other.question.asked,
    );
}
