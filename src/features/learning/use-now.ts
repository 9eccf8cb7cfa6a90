import { useState } from 'react';

/** The moment at which the page was opened, by the server's clock; a page is of one moment. */
export function useNow(clockOffset: number): number {
  const [now] = useState(() => Date.now() + clockOffset);
  return now;
}
