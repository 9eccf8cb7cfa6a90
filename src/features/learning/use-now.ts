import { useEffect, useState } from 'react';

import { swedishDay } from '../../domain/calendar-day';
import { serverNow } from '../../lib/server-clock';

/**
 * The moment at which the page was opened, by the server's clock; a page is of one moment, but one that is come back to on
 * another day is of that day.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    const readAgain = () => {
      const later = serverNow().getTime();
      setNow((known) => (swedishDay(later) === swedishDay(known) ? known : later));
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, []);
  return now;
}
