import { useOfflineState } from '../offline/use-offline-state';

/** Says that what was just practised can be practised without a network, once that is so. */
export default function OfflineLine() {
  return useOfflineState().kind === 'ready' ? 'Det här kan du öva på även utan nät.' : null;
}
