import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after which what the device knows has to do, on a network that is one only by name. */
const timeoutMs = 1000;

/** Milliseconds for which what the device knows is as good as new: nobody changes devices, or tabs, that soon. */
const freshMs = 60_000;

/**
 * Returns true as soon as something can be started from the query's data: they are of this visit, or no newer ones can be
 * had. What is started from an earlier visit's would ask again what has been answered on another device.
 */
export function useSettled({ data, isFetching, dataUpdatedAt }: UseQueryResult): boolean {
  const [openedAt] = useState(() => Date.now());
  const [isSettled, setIsSettled] = useState(false);
  const isOlder = isFetching && dataUpdatedAt < openedAt - freshMs && navigator.onLine;
  if (!isSettled && data !== undefined && !isOlder) setIsSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSettled(true);
    }, timeoutMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}
