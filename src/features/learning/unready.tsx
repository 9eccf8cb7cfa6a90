import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { accessOptions } from '../../data/access/queries';
import { isDataError } from '../../data/errors';
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
  const { uid } = useLearner();
  const client = useQueryClient();
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const isRefused = failed.some(({ error }) => isDataError(error, 'permission-denied'));
  useEffect(() => {
    // the rules are the ones who know: what the device believes of access is asked for again
    if (isRefused) void client.invalidateQueries({ queryKey: accessOptions(uid).queryKey });
  }, [client, uid, isRefused]);
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
