import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { NotLoaded } from '../../ui/not-loaded';
import { Skeleton } from '../../ui/skeleton';
import { problemText } from './messages';

/** What a list is read from: a query, or a page of one. */
export interface ListSource<T> {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: UseQueryResult['refetch'];
}

/** What a query reads, as the list that is in it. */
export function sourceOf<Data, Item>(
  { data, error, isError, isFetching, refetch }: UseQueryResult<Data>,
  itemsIn: (data: Data) => readonly Item[],
): ListSource<readonly Item[]> {
  const items = data === undefined ? undefined : itemsIn(data);
  return { data: items, error, isError, isFetching, refetch };
}

/** Rows where a list is about to be. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}

/**
 * A list while it loads, when it cannot be had, when it is empty, and as it is.
 * @param errorTitle what failed, as the specification words it, such as 'Kunde inte ladda frågor.'
 * @param empty what stands for a list with nothing in it: an EmptyState with the next step.
 */
export function ListStates<T>({
  source,
  errorTitle,
  empty,
  skeleton = <ListSkeleton />,
  children,
}: {
  source: ListSource<readonly T[]>;
  errorTitle: string;
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}) {
  if (source.data !== undefined) return source.data.length === 0 ? empty : children(source.data);
  return (
    <NotLoaded queries={[source]} title={errorTitle} skeleton={skeleton}>
      {source.isError && problemText(source.error)}
    </NotLoaded>
  );
}
