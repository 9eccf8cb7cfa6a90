import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import type { ProductId } from '../../domain/account/license';
import { Offer } from '../lazy-parts';
import { AccessGate } from './access-gate';
import { BegunMinutes } from './begun-minutes';
import { GuardedSkeleton } from './guarded-skeleton';
import { useAccess } from './use-access';

/** Pages for those who have one of the products, or free minutes; everybody else is offered what opens them. */
export default function ProductGuard({
  title,
  opening,
  sells,
  children = <Outlet />,
}: {
  title: string;
  opening: readonly ProductId[];
  /** The product that the page sells; without it, full access is offered, and the page said to be locked. */
  sells?: ProductId;
  children?: ReactNode;
}) {
  const { pathname, search, hash } = useLocation();
  const locked = { name: title, path: pathname + search + hash, opening: [...opening] };
  return (
    <AccessGate
      state={useAccess(opening)}
      title={title}
      skeleton={<GuardedSkeleton title={title} />}
      offer={
        <Offer.Page productId={sells ?? 'full'} locked={sells === undefined ? locked : undefined} />
      }
    >
      <BegunMinutes>{children}</BegunMinutes>
    </AccessGate>
  );
}
