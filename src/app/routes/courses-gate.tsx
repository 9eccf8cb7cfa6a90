import type { ReactNode } from 'react';

import { PurchasePage } from '../../features/purchase/purchase-page';
import { AccessGate } from '../guards/access-gate';
import { BegunMinutes } from '../guards/begun-minutes';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** Courses for those with a full licence or free minutes, the purchase page for everybody else. */
export function CoursesGate({ children }: { children: ReactNode }) {
  return (
    <AccessGate
      state={useAccess(['full'])}
      title="Kurser"
      skeleton={<PageSkeleton />}
      offer={<PurchasePage productId="full" locked={{ name: 'Kurser' }} />}
    >
      <BegunMinutes>{children}</BegunMinutes>
    </AccessGate>
  );
}
