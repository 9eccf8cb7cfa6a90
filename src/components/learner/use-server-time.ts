import { useEffect, useState } from 'react';

import { serverNow } from '../../lib/server-clock';

/** The server's time, followed second by second. */
export function useServerTime(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serverNow());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
