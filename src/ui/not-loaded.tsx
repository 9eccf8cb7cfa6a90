import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LoadingText, Skeleton } from './skeleton';
import { ErrorState } from './error-state';

/** What stands in the place of something whose data are on their way, or could not be had. */
export function NotLoaded({
  queries,
  title,
  skeleton = <Skeleton className="h-72" />,
  children = 'Kontrollera din anslutning och försök igen.',
}: {
  queries: readonly Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>[];
  /** What could not be done. */
  title: string;
  skeleton?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
}) {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) {
    return (
      <>
        <LoadingText />
        {skeleton}
      </>
    );
  }
  return (
    <ErrorState
      title={title}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    >
      {children}
    </ErrorState>
  );
}
