import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { ordersOptions } from '../../data/orders/queries';
import { isWithdrawable, type Order } from '../../domain/purchase/order';
import { orderStatusName, productName } from '../../domain/purchase/order-names';
import { formatDate, formatKronor } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { LoadingText, Skeleton } from '../../ui/skeleton';
import { WithdrawButton } from './withdraw-button';

const tones = {
  pending: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  withdrawn: 'neutral',
  refunded: 'neutral',
} as const;

function OrderLink({ order: { id, paidAt, status } }: { order: Order }) {
  if (status === 'cancelled') return null;
  const hasReceipt = paidAt !== null;
  return (
    <ButtonLink variant="outline">
      <Link to={(hasReceipt ? paths.receipt : paths.order).getHref(id)}>
        {hasReceipt ? 'Visa kvitto' : 'Till betalningen'}
        <span className="sr-only"> {id}</span>
      </Link>
    </ButtonLink>
  );
}

function OrderRow({ order, now }: { order: Order; now: Date }) {
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold">{productName(order.productId)}</h3>
          <Badge tone={tones[order.status]}>{orderStatusName(order)}</Badge>
        </div>
        <p className="mt-1 text-muted-foreground">
          {formatDate(order.createdAt)} · {formatKronor(order.amount)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <OrderLink order={order} />
        {isWithdrawable(order, now) && <WithdrawButton order={order} />}
      </div>
    </li>
  );
}

/** The learner's purchases, newest first. */
export function PurchasesCard({ now }: { now: Date }) {
  const { uid } = useLearner();
  const orders = useQuery(ordersOptions(uid));
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Dina köp</h2>
      {orders.data === undefined && !orders.isError && (
        <>
          <LoadingText />
          <Skeleton className="h-20" />
        </>
      )}
      {orders.data === undefined && orders.isError && (
        <div className="grid justify-items-start gap-3">
          <Alert tone="destructive">
            Kunde inte hämta dina köp. Kontrollera din anslutning och försök igen.
          </Alert>
          <Button isBusy={orders.isFetching} onClick={() => void orders.refetch()}>
            Försök igen
          </Button>
        </div>
      )}
      {orders.data?.length === 0 && (
        <p className="text-muted-foreground">
          Du har inte köpt något än. Här visas dina köp, med kvitton.
        </p>
      )}
      {orders.data !== undefined && orders.data.length > 0 && (
        <ul className="divide-y divide-border">
          {orders.data.map((order) => (
            <OrderRow key={order.id} order={order} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}
