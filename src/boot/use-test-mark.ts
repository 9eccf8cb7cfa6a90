import { useLayoutEffect } from 'react';

import { localStore } from '../lib/local-store';

const mark = localStore('teoriklar.testMode', (stored) => (stored === true ? true : null));

/**
 * Marks the page with whether purchases are only tried out, once that is known; until then public/first-paint.js has marked
 * it with what the device remembers.
 */
export function useTestMark(isTestMode: boolean | undefined): void {
  useLayoutEffect(() => {
    if (isTestMode === true) {
      document.documentElement.dataset['testMode'] = '';
      mark.write(true);
    } else if (isTestMode === false) {
      delete document.documentElement.dataset['testMode'];
      mark.remove();
    }
  }, [isTestMode]);
}
