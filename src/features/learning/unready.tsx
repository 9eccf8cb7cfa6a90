import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { LoadingText, Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';

/** What stands in the place of something whose data are on their way, or could not be had. */
export function Unready({
  queries,
  title,
  skeleton = <Skeleton className="h-72" />,
}: {
  queries: readonly UseQueryResult[];
  /** What could not be done. */
  title: string;
  skeleton?: ReactNode;
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
      Det du har gjort är sparat. Kontrollera din anslutning och försök igen.
    </ErrorState>
  );
}
