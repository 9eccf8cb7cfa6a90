import type { Question } from './question';
import { changedFields } from './question-fields';

/** What was done to a question: what it was, and what it was made; null where it was deleted. */
export interface DoneStep {
  before: Question;
  after: Question | null;
}

/** How what was done is undone. */
interface UndoPlan {
  /** What is to be written, and the version that it takes the place of; null for what is gone. */
  writes: { question: Question; base: string | null }[];
  /** Ids of the questions that are no more what they were made: they are left. */
  left: string[];
}

const areSame = (one: Question, other: Question) => changedFields(one, other).length === 0;

/**
 * How to make questions again what they were. One that is so already, such as by a press in another tab, needs nothing; one
 * that somebody has changed since is left.
 * @param found the questions that are there now, by id.
 */
export function planUndo(
  steps: readonly DoneStep[],
  found: ReadonlyMap<string, (Question & { version: string }) | 'unreadable'>,
): UndoPlan {
  const plan: UndoPlan = { writes: [], left: [] };
  for (const { before, after } of steps) {
    const now = found.get(before.id);
    if (now === undefined && after === null) plan.writes.push({ question: before, base: null });
    else if (now === undefined || now === 'unreadable') plan.left.push(before.id);
    else if (areSame(now, before)) continue;
    else if (after !== null && areSame(now, after)) {
      plan.writes.push({ question: before, base: now.version });
    } else plan.left.push(before.id);
  }
  return plan;
}
