import { useQuery } from '@tanstack/react-query';

import { measureServerTime } from '../../lib/server-clock';
import { steadyClock } from '../../lib/steady-clock';

async function startClock(): Promise<() => number> {
  await measureServerTime();
  return steadyClock();
}

/**
 * Tells the time by the server's clock, in milliseconds since the epoch; undefined while that is measured. It is measured
 * when the page opens: a test must not end because a clock has been put right since.
 */
export function useExamClock(): (() => number) | undefined {
  const { data } = useQuery({
    queryKey: ['examClock'],
    queryFn: startClock,
    staleTime: 60_000,
    gcTime: 60_000,
  });
  return data;
}
