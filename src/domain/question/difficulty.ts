const names: Record<number, string> = { 1: 'Lätt', 2: 'Medium', 3: 'Svår' };

/** Swedish name of a difficulty level; an unknown level is shown as easy (specification, section 9). */
export function difficultyName(level: number): string {
  return names[level] ?? 'Lätt';
}
