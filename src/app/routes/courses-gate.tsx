import type { ReactNode } from 'react';

import { PurchasePage } from '../../features/purchase/purchase-page';
import { AccessGate } from '../guards/access-gate';
import { FreeMinutesStart } from '../guards/free-minutes-start';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** Courses for those with a full licence or free minutes, the purchase page for everybody else. */
export function CoursesGate({ children }: { children: (uid: string) => ReactNode }) {
  return (
    <AccessGate
      state={useAccess(['full'])}
      title="Kurser"
      skeleton={<PageSkeleton />}
      offer={<PurchasePage productId="full" locked={{ name: 'Kurser' }} />}
    >
      {({ user, access }) =>
        access.kind === 'freeMinutesUnopened' ? (
          <FreeMinutesStart uid={user.uid} minutes={access.minutes} />
        ) : (
          children(user.uid)
        )
      }
    </AccessGate>
  );
}
