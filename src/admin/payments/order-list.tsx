import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { emailsOptions } from '../../data/admin-log/queries';
import { ordersPageOptions } from '../../data/orders/admin-queries';
import type { Order, OrderStatus } from '../../domain/purchase/order';
import { paymentMethodNames, productName } from '../../domain/purchase/order-names';
import { formatKronor, formatMoment } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { CellText, Table } from '../../ui/table';
import { DeskLink, orderHref } from '../shared/desk-links';
import { PagedList } from '../shared/paged-list';
import { usePages } from '../shared/use-pages';

const nowrap = (text: string) => <span className="whitespace-nowrap">{text}</span>;

function OrderTable({
  caption,
  orders,
  actions,
}: {
  orders: readonly Order[];
  caption: string;
  actions: (order: Order) => ReactNode;
}) {
  const buyers = [...new Set(orders.flatMap(({ userId }) => userId ?? []))];
  const { data: emails = new Map<string, string>() } = useQuery(emailsOptions(buyers));
  const buyerOf = ({ userId }: Order) =>
    userId === null ? 'Raderat konto' : (emails.get(userId) ?? userId);
  return (
    <Table
      caption={caption}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        { heading: 'Referens', cell: ({ id }) => <DeskLink to={orderHref(id)}>{id}</DeskLink> },
        {
          heading: 'Köpare',
          onPhone: 'plain',
          cell: (order) => <CellText>{buyerOf(order)}</CellText>,
        },
        {
          heading: 'Produkt',
          onPhone: 'hidden',
          cell: ({ productId }) => nowrap(productName(productId)),
        },
        {
          heading: 'Belopp',
          onPhone: 'corner',
          cell: ({ amount, isTest }) => (
            <span className="flex flex-wrap gap-x-2 gap-y-1">
              {nowrap(formatKronor(amount))}
              {isTest && <Badge>Testköp</Badge>}
            </span>
          ),
        },
        {
          heading: 'Betalsätt',
          onPhone: 'hidden',
          cell: ({ method }) => paymentMethodNames[method],
        },
        {
          heading: 'Beställd',
          onPhone: 'plain',
          cell: ({ createdAt }) => nowrap(formatMoment(createdAt)),
        },
        { heading: 'Åtgärder', onPhone: 'end', cell: actions },
      ]}
    />
  );
}

/** The orders of one status page by page, with who made them and what can be done with them. */
export function OrderList({
  status,
  errorTitle,
  empty,
  ...table
}: {
  status: OrderStatus;
  errorTitle: string;
  /** What stands for none. */
  empty: ReactNode;
  caption: string;
  actions: (order: Order) => ReactNode;
}) {
  const pages = usePages((cursor) => ordersPageOptions({ status }, cursor));
  return (
    <PagedList pages={pages} errorTitle={errorTitle} empty={empty}>
      {(orders) => <OrderTable orders={orders} {...table} />}
    </PagedList>
  );
}
