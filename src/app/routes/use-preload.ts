import { useEffect } from 'react';

/** Loads the code of a page that may be needed when there is no network; `load` must be the same at every render. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // a loss shows when the page is opened, where it can be tried again
    load().catch(() => undefined);
  }, [load]);
}
