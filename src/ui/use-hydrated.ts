import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False where the build renders a page and while React takes that over, true from then on and on every page that it renders itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
