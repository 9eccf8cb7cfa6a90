import { useQuery } from '@tanstack/react-query';

import { measureClockOffset } from '../../lib/server-clock';

/**
 * Milliseconds that the server's clock is ahead of the device's, measured now; undefined while it is measured. Where
 * that cannot be done, what is known from before: a test must not end because a clock has been put right since.
 */
export function useClockOffset(known: number): number | undefined {
  const { data } = useQuery({
    queryKey: ['clockOffset'],
    queryFn: measureClockOffset,
    staleTime: 60_000,
    gcTime: 60_000,
  });
  return data === undefined ? undefined : (data ?? known);
}
