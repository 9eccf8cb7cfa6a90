import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { accessOptions } from '../../data/access/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { openOrderOptions } from '../../data/orders/queries';
import { earliestPurchase } from '../../domain/purchase/license-reach';
import type { Order } from '../../domain/purchase/order';
import type { Product } from '../../domain/purchase/product';
import { formatDate, formatKronor } from '../../lib/format';
import { formatDateAndTime } from '../../lib/format-time';
import { serverNow } from '../../lib/server-clock';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { LoadingText, Skeleton } from '../../ui/skeleton';

function WaitingOrder({ order }: { order: Order }) {
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title="Du har redan ett köp som väntar">
        Det är från {formatDate(order.createdAt)} och kostar {formatKronor(order.amount)}. Betala
        det, eller avbryt det om du vill köpa på ett annat sätt. Har du redan betalat behöver du
        inte göra något mer: vi öppnar din åtkomst när vi har sett betalningen.
      </Alert>
      <ButtonLink size="large" className="justify-self-start">
        <Link to={paths.order.getHref(order.id)}>Till köpet</Link>
      </ButtonLink>
    </div>
  );
}

function TooEarly({ from }: { from: Date }) {
  return (
    <Alert title="Din åtkomst räcker redan länge">
      Den kan gälla högst 24 månader framåt. Du kan köpa mer tid från och med{' '}
      {formatDateAndTime(from)}.
    </Alert>
  );
}

/** Shows how to buy, or in its place what keeps the user from it: an order that waits, or access for long enough. */
export function PurchaseObstacle({
  user,
  product,
  children,
}: {
  /** Null when nobody is signed in, undefined until that is known. */
  user: AuthUser | null | undefined;
  product: Product;
  children: ReactNode;
}) {
  const uid = user?.uid ?? '';
  const enabled = user != null;
  const open = useQuery({ ...openOrderOptions(uid, product.id), enabled });
  const { data: sources } = useQuery({ ...accessOptions(uid), enabled });
  // nobody buys what he has ordered already because the answer was still on its way; without a network the rules say so
  if (user === undefined || (enabled && open.isPending)) {
    return (
      <>
        <LoadingText />
        <Skeleton className="h-72" />
      </>
    );
  }
  if (open.data != null) return <WaitingOrder order={open.data} />;
  const license = sources?.licenses.find(
    ({ productId, isActive }) => productId === product.id && isActive,
  );
  if (sources !== undefined && license !== undefined) {
    const from = earliestPurchase(product.months, license.expiresAt, serverNow());
    if (from !== null) return <TooEarly from={from} />;
  }
  return children;
}
