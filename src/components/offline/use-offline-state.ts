import { useSyncExternalStore } from 'react';

import { offlineState, type OfflineState } from '../../data/offline/offline-state';

/** Follows whether what a learner needs of the program is on the device. */
export function useOfflineState(): OfflineState {
  const { watch, current } = offlineState;
  return useSyncExternalStore(watch, current, current);
}
