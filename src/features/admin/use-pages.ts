import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

import type { Page, PageCursor } from '../../data/firebase/page';
import type { ListSource } from './list-states';

/** A list that is shown page by page: the page at hand, and the ways from it. */
export interface Pages<T> extends ListSource<T[]> {
  /** Counted from 1. */
  number: number;
  hasPrevious: boolean;
  hasNext: boolean;
  goPrevious: () => void;
  goNext: () => void;
  /** Back to the first page, such as to show what has just been added. */
  goFirst: () => void;
}

/**
 * Shows a list page by page.
 * @param filter what the list is filtered by, as one text: another filter starts at the first page.
 * @param optionsAt the query of the page that begins at a cursor.
 */
export function usePages<T, Key extends QueryKey>(
  filter: string,
  optionsAt: (cursor: PageCursor | null) => UseQueryOptions<Page<T>, Error, Page<T>, Key>,
): Pages<T> {
  const [trail, setTrail] = useState<{ filter: string; cursors: PageCursor[] }>({
    filter,
    cursors: [],
  });
  const cursors = trail.filter === filter ? trail.cursors : [];
  const page = useQuery(optionsAt(cursors.at(-1) ?? null));
  const next = page.data?.next ?? null;
  const go = (to: PageCursor[]) => {
    setTrail({ filter, cursors: to });
  };
  // the last item of the last page has been deleted
  if (cursors.length > 0 && next === null && page.data?.items.length === 0) {
    go(cursors.slice(0, -1));
  }
  return {
    data: page.data?.items,
    error: page.error,
    isError: page.isError,
    isFetching: page.isFetching,
    refetch: () => page.refetch(),
    number: cursors.length + 1,
    hasPrevious: cursors.length > 0,
    hasNext: next !== null,
    goPrevious: () => {
      go(cursors.slice(0, -1));
    },
    goNext: () => {
      if (next !== null) go([...cursors, next]);
    },
    goFirst: () => {
      go([]);
    },
  };
}
