import type { ContentProblem } from '../../../src/domain/content/check-content';
import type { GuessFigures, Part } from './figures';

/**
 * What a figure of guessing is held to, in per cent. While the bank is above the bar it has a ceiling, which may only fall:
 * the figure as it was measured, rounded up, and the spread. When the bar is held the ceiling goes.
 */
interface GuessBar {
  of: Part;
  figure: 'form' | 'words' | 'absolutes';
  bar: number;
  /** By how much the figure moves, in percentage points, when any ten questions of the bank are other ones. */
  spread: number;
  ceiling?: number;
}

/** Bars of the bank; without a ceiling since 2026-11-23, when all of them held. */
export const guessBars: readonly GuessBar[] = [
  { of: 'all', figure: 'form', bar: 28, spread: 1 },
  { of: 'all', figure: 'words', bar: 40, spread: 1 },
  { of: 'B', figure: 'words', bar: 45, spread: 1 },
  { of: 'TAXI', figure: 'words', bar: 45, spread: 2 },
  { of: 'TAXI_AKERI', figure: 'words', bar: 45, spread: 2 },
  { of: 'LASTBIL', figure: 'words', bar: 45, spread: 2 },
  { of: 'MC', figure: 'words', bar: 45, spread: 2 },
  { of: 'all', figure: 'absolutes', bar: 6, spread: 0 },
];

const sayings: Record<GuessBar['figure'], string> = {
  form: 'guessed by form',
  words: 'guessed by form and words',
  absolutes: 'have an absolute among their wrong options alone',
};

const percent = (value: number) => `${value.toFixed(1)} %`;

function valueOf(figures: readonly GuessFigures[], { of, figure }: GuessBar): number {
  const found = figures.find(({ name }) => name === of);
  if (found === undefined) throw new Error(`there are no figures of ${of}`);
  return found[figure];
}

/** Returns the figures that are above their ceiling or, without one, above their bar. */
export function checkGuessing(
  figures: readonly GuessFigures[],
  bars: readonly GuessBar[] = guessBars,
): ContentProblem[] {
  return bars.flatMap((held) => {
    const { of: where, figure, bar, ceiling } = held;
    const value = valueOf(figures, held);
    if (value <= (ceiling ?? bar)) return [];
    const until = ceiling === undefined ? '' : ` and, until it is held, ${percent(ceiling)}`;
    return [
      { where, what: `${percent(value)} ${sayings[figure]}; the bar is ${percent(bar)}${until}` },
    ];
  });
}

/** Returns what can be changed in the list above, since the bank has become better: ceilings that can fall or go. */
export function findStaleCeilings(
  figures: readonly GuessFigures[],
  bars: readonly GuessBar[] = guessBars,
): string[] {
  return bars.flatMap((held) => {
    const { of, figure, bar, spread, ceiling } = held;
    const lowest = Math.ceil(valueOf(figures, held)) + spread;
    if (ceiling === undefined || lowest >= ceiling) return [];
    const change = lowest <= bar ? 'go: the bar is held' : `fall to ${percent(lowest)}`;
    return [`the ceiling ${percent(ceiling)} of ${of} (${sayings[figure]}) can ${change}`];
  });
}
