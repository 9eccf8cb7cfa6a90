import { useEffect, useState } from 'react';

import { swedishDay } from '../../domain/learning/calendar-day';

/**
 * The moment at which the page was opened, by the server's clock; a page is of one moment, but one that is come back to on
 * another day is of that day.
 */
export function useNow(clockOffset: number): number {
  const [now, setNow] = useState(() => Date.now() + clockOffset);
  useEffect(() => {
    const readAgain = () => {
      const later = Date.now() + clockOffset;
      setNow((known) => (swedishDay(later) === swedishDay(known) ? known : later));
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [clockOffset]);
  return now;
}
