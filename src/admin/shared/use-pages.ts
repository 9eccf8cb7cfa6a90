import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Page, PageCursor } from '../../data/firebase/page';
import type { ListSource } from './list-states';
import { useListAddress } from './use-address';

/** A list that is shown page by page: the page at hand, and the ways from it. */
export interface Pages<T> extends ListSource<T[]> {
  /** Counted from 1. */
  number: number;
  /** Where the page at hand begins, with those before it. */
  cursors: readonly PageCursor[];
  /** The same of the page before it and of the one after it; null where there is none. */
  previousPage: readonly PageCursor[] | null;
  nextPage: readonly PageCursor[] | null;
  hasPrevious: boolean;
  hasNext: boolean;
  goPrevious: () => void;
  goNext: () => void;
  /** Back to the first page, such as to show what has just been added. */
  goFirst: () => void;
}

/**
 * Shows a list page by page; the page at hand is in the address.
 * @param optionsAt the query of the page that begins at a cursor.
 * @param isSifted whether what is read is sifted afterwards, so that the last page may be empty.
 */
export function usePages<T, Key extends QueryKey>(
  optionsAt: (cursor: PageCursor | null) => UseQueryOptions<Page<T>, Error, Page<T>, Key>,
  isSifted = false,
): Pages<T> {
  const { cursors, turnTo } = useListAddress();
  const page = useQuery(optionsAt(cursors.at(-1) ?? null));
  const next = page.data?.next ?? null;
  // the last item of the last page has been deleted
  const isGone = !isSifted && cursors.length > 0 && next === null && page.data?.items.length === 0;
  useEffect(() => {
    if (isGone) turnTo(cursors.slice(0, -1), { replace: true });
  });
  const previousPage = cursors.length === 0 ? null : cursors.slice(0, -1);
  const nextPage = next === null ? null : [...cursors, next];
  return {
    data: page.data?.items,
    error: page.error,
    isError: page.isError,
    isFetching: page.isFetching,
    refetch: () => page.refetch(),
    number: cursors.length + 1,
    cursors,
    previousPage,
    nextPage,
    hasPrevious: previousPage !== null,
    hasNext: nextPage !== null,
    goPrevious: () => {
      if (previousPage !== null) turnTo(previousPage);
    },
    goNext: () => {
      if (nextPage !== null) turnTo(nextPage);
    },
    goFirst: () => {
      if (cursors.length > 0) turnTo([]);
    },
  };
}
