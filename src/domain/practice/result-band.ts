/** Share of right answers in whole per cent, 0–100; 0 of 0 is 0. Rounded down, so that 79.9 never reaches a band at 80. */
export function percentage(right: number, total: number): number {
  return total === 0 ? 0 : Math.floor((right * 100) / total);
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
