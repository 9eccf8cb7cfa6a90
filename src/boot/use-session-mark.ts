import { useLayoutEffect } from 'react';

/**
 * Marks the page with whether somebody is signed in, once that is known; until then public/first-paint.js has marked it with
 * what the device remembers. What differs between the two is shown and hidden by the styles `signed-in:…`, so a
 * prerendered page is right before any code has run, and nothing moves when the answer comes.
 */
export function useSessionMark(isSignedIn: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isSignedIn === true) document.documentElement.dataset['session'] = 'in';
    else if (isSignedIn === false) delete document.documentElement.dataset['session'];
  }, [isSignedIn]);
}
