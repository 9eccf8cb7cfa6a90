import { useEffect, useState } from 'react';

/** Milliseconds in which what lies on the device is there, on a slow one too. */
const deviceMs = 300;

/**
 * Turns true when something that is waited for cannot be on the device, after 0.3 s: what can do without it is then shown
 * without. What is there by then is shown with it at once, and changes nothing under the reader's eyes.
 */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, deviceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return isLate;
}
