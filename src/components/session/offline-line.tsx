import { useEffect, useState, type ReactNode } from 'react';

import { askToStay, isOffHomeScreen } from '../../lib/device-storage';
import { localStore } from '../../lib/local-store';
import { HomeScreenHint } from '../offline/home-screen-hint';
import { useOfflineState } from '../offline/use-offline-state';

/** Whether the browser has been asked here to keep what is stored; each device once. */
const asked = localStore('teoriklar.askedToStay', (stored) => (stored === true ? true : null));

/**
 * Says that what was just practised can be practised without a network, once that is so. After the first finished session, the
 * browser is asked to keep what is stored, and who has an iPhone is told how it does.
 */
export default function OfflineLine(): ReactNode {
  const [isFirst] = useState(() => asked.read() === null);
  useEffect(() => {
    if (!isFirst) return;
    asked.write(true);
    void askToStay();
  }, [isFirst]);
  const isReady = useOfflineState().kind === 'ready';
  return (
    <>
      {isReady && 'Det här kan du öva på även utan nät. '}
      {isFirst && isOffHomeScreen() && <HomeScreenHint />}
    </>
  );
}
