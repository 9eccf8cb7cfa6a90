import type { ReactNode } from 'react';

import { LoadingText, Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { problemText } from './messages';

/** What a list is read from: a query, or a page of one. */
export interface ListSource<T> {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Rows where a list is about to be. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="grid gap-2">
      <LoadingText />
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
  if (!source.isError) return skeleton;
  return (
    <ErrorState
      title={errorTitle}
      onRetry={() => void source.refetch()}
      isRetrying={source.isFetching}
    >
      {problemText(source.error)}
    </ErrorState>
  );
}
