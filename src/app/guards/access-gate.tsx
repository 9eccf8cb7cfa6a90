import type { ReactNode } from 'react';

import type { AccessState } from '../../data/access/access-state';
import { AccessFailed } from './access-failed';
import { BlockedNotice } from './blocked-notice';

/** Shows the page to those with access and the offer to everybody else; says what is wrong where something is. */
export function AccessGate({
  state,
  title,
  skeleton,
  offer,
  children,
}: {
  state: AccessState;
  title: string;
  skeleton: ReactNode;
  offer: ReactNode;
  children: (open: Extract<AccessState, { kind: 'open' }>) => ReactNode;
}) {
  switch (state.kind) {
    case 'loading':
    case 'checking':
      return skeleton;
    case 'failed':
      return <AccessFailed title={title} {...state} />;
    case 'signedOut':
      return offer;
    case 'shut':
      return state.access.kind === 'blocked' ? <BlockedNotice title={title} /> : offer;
    case 'open':
      return children(state);
  }
}
