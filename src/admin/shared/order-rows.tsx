import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { emailsOptions } from '../../data/admin-log/queries';
import type { Order } from '../../domain/purchase/order';
import { paymentMethodNames, productName } from '../../domain/purchase/order-names';
import { formatKronor, formatMoment } from '../../lib/format';
import { formatDay } from './format-day';
import { OrderStatusBadge } from './order-status-badge';

function Row({ order, buyer, href }: { order: Order; buyer: ReactNode; href: string }) {
  const { id, createdAt, productId, method, amount, isTest } = order;
  return (
    <li className="relative grid grid-cols-1 items-center gap-x-4 gap-y-1 px-4 py-2 focus-within:bg-muted hover:bg-muted lg:grid-cols-[7.5rem_9.5rem_minmax(0,1fr)_11.5rem_4rem_5.5rem_11.5rem]">
      <div className="flex flex-wrap items-baseline gap-x-3 lg:contents">
        {/* the whole row is its link */}
        <Link to={href} className="font-medium after:absolute after:inset-0">
          {id}
        </Link>
        <time
          dateTime={createdAt.toISOString()}
          className="text-sm whitespace-nowrap text-muted-foreground tabular-nums"
        >
          <span className="sm:hidden">{formatDay(createdAt)}</span>
          <span className="max-sm:hidden">{formatMoment(createdAt)}</span>
        </time>
        <span className="ml-auto text-right whitespace-nowrap tabular-nums lg:order-1">
          {formatKronor(amount)}
          {isTest && <span className="text-sm text-muted-foreground"> (test)</span>}
        </span>
      </div>
      <div className="flex min-w-0 items-center gap-x-3 lg:contents">
        <span className="min-w-0 truncate">{buyer}</span>
        <span className="hidden truncate lg:block">{productName(productId)}</span>
        <span className="hidden lg:block">{paymentMethodNames[method]}</span>
        <span className="ml-auto lg:order-1 lg:ml-0">
          <OrderStatusBadge order={order} />
        </span>
      </div>
    </li>
  );
}

/** Orders with a row for each, which leads to the order: two lines on a phone. */
export function OrderRows({
  label,
  orders,
  hrefOf,
}: {
  /** What the list shows, for screen readers. */
  label: string;
  orders: readonly Order[];
  hrefOf: (id: string) => string;
}) {
  const buyers = [...new Set(orders.flatMap(({ userId }) => userId ?? []))];
  const { data: emails } = useQuery(emailsOptions(buyers));
  return (
    <ul
      aria-label={label}
      className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
    >
      {orders.map((order) => (
        <Row
          key={order.id}
          order={order}
          href={hrefOf(order.id)}
          // a space, so that the line has its height before the address comes
          buyer={
            order.userId === null
              ? 'Raderat konto'
              : emails === undefined
                ? '\u00a0'
                : (emails.get(order.userId) ?? order.userId)
          }
        />
      ))}
    </ul>
  );
}
