import type { ReactNode } from 'react';

import { LearnerPages } from '../../components/learner/learner-pages';
import { Today } from '../../features/learning/today/today';
import { AccessFailed } from '../guards/access-failed';
import { BlockedNotice } from '../guards/blocked-notice';
import { useAccess } from '../guards/use-access';

/** What whoever is signed in begins with, and a skeleton until it is known what that is. */
export default function LearnerHome({ skeleton }: { skeleton: ReactNode }) {
  const full = useAccess(['full']);
  const areTestsOpen = useAccess(['full', 'tests']).kind === 'open';
  switch (full.kind) {
    case 'loading':
    case 'checking':
      return skeleton;
    case 'failed':
      return <AccessFailed title="Idag" {...full} />;
    case 'signedOut':
      return null;
    case 'shut':
    case 'open':
      if (full.access.kind === 'blocked') return <BlockedNotice title="Idag" />;
      return (
        <LearnerPages learner={{ uid: full.user.uid, access: full.access }}>
          <Today
            opened={full.kind === 'open' ? 'everything' : areTestsOpen ? 'tests' : 'nothing'}
          />
        </LearnerPages>
      );
  }
}
