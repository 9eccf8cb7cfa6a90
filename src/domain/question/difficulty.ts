import type { Question } from './question';

const names: Record<number, string> = { 1: 'Lätt', 2: 'Medium', 3: 'Svår' };

/** Swedish name of a difficulty level; an unknown level is shown as easy (specification, section 9). */
export function difficultyName(level: number): string {
  return names[level] ?? 'Lätt';
}

/** How a difficulty level is coloured, beside its name. */
export function difficultyTone(level: number): 'success' | 'warning' | 'destructive' {
  if (level === 2) return 'warning';
  return level === 3 ? 'destructive' : 'success';
}

/** The highest difficulty of a kind (specification, section 5). */
export function maxDifficulty(kind: Question['kind']): number {
  return kind === 'practice' ? 3 : 5;
}
