import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

import type { ProductId } from '../../domain/account/license';
import { PageSkeleton } from '../layout/page-skeleton';
import { Offer } from '../lazy-parts';
import { AccessGate } from './access-gate';
import { BegunMinutes } from './begun-minutes';
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
  const locked = { name: title, isOpenedByTests: opening.includes('tests') };
  return (
    <AccessGate
      state={useAccess(opening)}
      title={title}
      skeleton={<PageSkeleton title={title} />}
      offer={
        <Offer.Page productId={sells ?? 'full'} locked={sells === undefined ? locked : undefined} />
      }
    >
      <BegunMinutes>{children}</BegunMinutes>
    </AccessGate>
  );
}
