/** Shares at which a result is judged otherwise, and all of it. */
const marks: readonly number[] = [50, 60, 80, 100];

/**
 * Share in whole per cent, 0–100, such as of right answers; 0 of 0 is 0. Rounded to the nearest, but never up to a mark:
 * 79.9 is not judged as 80, and what is not everything is not 100.
 */
export function percentage(part: number, total: number): number {
  if (total === 0) return 0;
  const share = (part * 100) / total;
  const nearest = Math.round(share);
  return nearest > share && marks.includes(nearest) ? nearest - 1 : nearest;
}

export type Tone = 'success' | 'warning' | 'destructive';

/** How a practice result is judged: 80 or more, 60 to 79, below 60 (specification, section 9). */
export function practiceBand(percent: number): { label: string; tone: Tone } {
  if (percent >= 80) return { label: 'Bra jobbat!', tone: 'success' };
  if (percent >= 60) return { label: 'Okej resultat', tone: 'warning' };
  return { label: 'Behöver öva mer', tone: 'destructive' };
}

/** Badge of a demo result: 80 or more, 60 or more, otherwise (specification, section 9). */
export function demoBand(percent: number): { label: string; tone: Tone } {
  if (percent >= 80) return { label: 'Mycket bra!', tone: 'success' };
  if (percent >= 60) return { label: 'Bra start!', tone: 'warning' };
  return { label: 'Behöver mer övning', tone: 'destructive' };
}

/** Colour of a category card's progress: 80 or more, 50 or more, otherwise (specification, section 9). */
export function progressTone(percent: number): Tone {
  if (percent >= 80) return 'success';
  return percent >= 50 ? 'warning' : 'destructive';
}
