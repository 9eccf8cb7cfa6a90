import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true iff the page is being printed, from before the browser looks at what is to be on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      flushSync(() => {
        setIsPrinting(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', note);
    window.addEventListener('afterprint', note);
    return () => {
      window.removeEventListener('beforeprint', note);
      window.removeEventListener('afterprint', note);
    };
  }, []);
  return isPrinting;
}
