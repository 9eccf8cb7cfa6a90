import type { ReactNode } from 'react';

import { PurchasePage } from '../../features/purchase/purchase-page';
import { AccessGate } from '../guards/access-gate';
import { BegunMinutes } from '../guards/begun-minutes';
import { useAccess } from '../guards/use-access';
import { PageSkeleton } from '../layout/page-skeleton';

/** The questions on signs for those with access, the purchase page for everybody else. */
export default function SignQuizGate({ children }: { children: ReactNode }) {
  return (
    <AccessGate
      state={useAccess(['full'])}
      title="Öva på vägmärken"
      skeleton={<PageSkeleton />}
      offer={<PurchasePage productId="full" locked={{ name: 'Öva på vägmärken' }} />}
    >
      <BegunMinutes>{children}</BegunMinutes>
    </AccessGate>
  );
}
