import { useQuery } from '@tanstack/react-query';

import type { PageCursor } from '../../data/firebase/page';
import type { questionsPageOptions } from '../../data/questions/admin-queries';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { Pages } from '../shared/use-pages';

/** A question beside the one that is edited, and the page of the list that it is on. */
export interface Neighbour {
  id: string;
  cursors: readonly PageCursor[];
}

/** Where a question stands on the page of the list that it was opened from, and what is beside it. */
export interface Neighbours {
  /** Counted from 1. */
  place: number;
  onPage: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

function on(
  cursors: readonly PageCursor[] | null,
  question: VersionedQuestion | undefined,
): Neighbour | undefined {
  return cursors === null || question === undefined ? undefined : { id: question.id, cursors };
}

/**
 * What is beside a question in the list at hand, or null where that does not have it. At an end of a page the page beside
 * it is read: the list shows it next.
 */
export function useNeighbours(
  id: string | null,
  pages: Pages<VersionedQuestion>,
  optionsAt: (cursor: PageCursor | null) => ReturnType<typeof questionsPageOptions>,
): Neighbours | null {
  const { data: items = [], cursors, previousPage, nextPage } = pages;
  const index = items.findIndex((question) => question.id === id);
  const before = useQuery({
    ...optionsAt(previousPage?.at(-1) ?? null),
    enabled: index === 0 && previousPage !== null,
  });
  const after = useQuery({
    ...optionsAt(nextPage?.at(-1) ?? null),
    enabled: index >= 0 && index === items.length - 1 && nextPage !== null,
  });
  if (index < 0) return null;
  return {
    place: index + 1,
    onPage: items.length,
    previous: on(cursors, items[index - 1]) ?? on(previousPage, before.data?.items.at(-1)),
    next: on(cursors, items[index + 1]) ?? on(nextPage, after.data?.items[0]),
  };
}
