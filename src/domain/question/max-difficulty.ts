import type { Question } from './question';

/** The highest difficulty of a kind (specification, section 5). */
export function maxDifficulty(kind: Question['kind']): number {
  return kind === 'practice' ? 3 : 5;
}
