import { markOf, monthOf } from '../progress/answer-mark';
import type { Learner } from './learner';

type Seen = Learner['seen'];

/** What is counted already, while more is being counted. */
export interface SeenDraft {
  /** Marks an event of that kept time. Returns true iff it was not marked before. */
  add: (id: string, at: number) => boolean;
  /** What is marked by then. */
  all: () => Seen;
}

/** Begins to mark more events than have been seen. */
export function draftSeen(seen: Seen): SeenDraft {
  const months = new Map<string, Set<string>>();
  return {
    add: (id, at) => {
      const month = monthOf(at);
      const marks = months.get(month) ?? new Set(seen[month]);
      months.set(month, marks);
      const { size } = marks;
      return marks.add(markOf(id)).size > size;
    },
    all: () => {
      const changed = [...months].map(([month, marks]) => [month, [...marks].sort()] as const);
      return { ...seen, ...Object.fromEntries(changed) };
    },
  };
}
