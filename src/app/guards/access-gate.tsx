import { Suspense, type ReactNode } from 'react';

import { LearnerPages } from '../../components/learner/learner-pages';
import { untilKnown } from '../../components/learner/until-known';
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
  children: ReactNode;
}) {
  const shownOffer = <Suspense fallback={skeleton}>{offer}</Suspense>;
  switch (state.kind) {
    case 'loading':
      return untilKnown(skeleton, shownOffer);
    case 'failed':
      return <AccessFailed title={title} {...state} />;
    case 'signedOut':
      return shownOffer;
    case 'checking':
      return skeleton;
    case 'shut':
      return state.access.kind === 'blocked' ? <BlockedNotice title={title} /> : shownOffer;
    case 'open':
      return (
        <LearnerPages learner={{ uid: state.user.uid, access: state.access }}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </LearnerPages>
      );
  }
}
