import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { emailsOptions, entriesAboutOptions } from '../../data/admin-log/queries';
import { anyOrderOptions } from '../../data/orders/admin-queries';
import { orderHistory } from '../../domain/admin/order-history';
import type { Order } from '../../domain/purchase/order';
import { paymentMethodNames, productName } from '../../domain/purchase/order-names';
import { restOf } from '../../domain/purchase/refund';
import { formatCount, formatKronor, formatOre } from '../../lib/format';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { NotLoaded } from '../../ui/not-loaded';
import { useMovedHeading } from '../../ui/use-moved-heading';
import { BackLink } from '../shared/back-link';
import { CustomerLink, orderParameter } from '../shared/desk-links';
import { Facts } from '../shared/facts';
import { formatDay } from '../shared/format-day';
import { History } from '../shared/history';
import { ListStates, sourceOf } from '../shared/list-states';
import { problemText } from '../shared/messages';
import { OrderStatusBadge } from '../shared/order-status-badge';
import { OrderActions } from './order-actions';

function Buyer({ userId }: Pick<Order, 'userId'>) {
  const { data: emails } = useQuery(emailsOptions(userId === null ? [] : [userId]));
  if (userId === null) return 'Raderat konto';
  return (
    <CustomerLink uid={userId}>
      {emails === undefined ? 'Kunden' : (emails.get(userId) ?? userId)}
    </CustomerLink>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { userId, productId, months, listPrice, amount, vatOre, method, isTest } = order;
  const { discountCode, discountPercentage, partRefund } = order;
  return (
    <Facts
      facts={[
        ['Köpare', <Buyer key="buyer" userId={userId} />],
        [
          'Produkt',
          months === null
            ? productName(productId)
            : `${productName(productId)}, ${formatCount(months, 'månad', 'månader')}`,
        ],
        ...(discountCode === null
          ? []
          : [
              ['Pris', formatKronor(listPrice)] as const,
              ['Rabattkod', `${discountCode}, ${String(discountPercentage)} %`] as const,
            ]),
        ['Belopp', formatKronor(amount)],
        ['varav moms', formatOre(vatOre)],
        ['Betalsätt', paymentMethodNames[method]],
        ...(partRefund === null
          ? []
          : [
              [
                'Återbetalt i del',
                `${formatKronor(partRefund.amount)}, ${formatDay(partRefund.at)}`,
              ] as const,
              ['Kvar efter det', formatKronor(restOf(order).amount)] as const,
            ]),
        ...(isTest ? [['Testköp', 'Inga pengar har kommit in.'] as const] : []),
      ]}
    />
  );
}

function OrderLog({ order }: { order: Order }) {
  const log = useQuery(entriesAboutOptions([`orders/${order.id}`]));
  return (
    <ListStates
      source={sourceOf(log, ({ items }) => orderHistory(order, items))}
      errorTitle="Kunde inte ladda historiken."
      empty={null}
    >
      {(events) => <History label="Historik" events={events} />}
    </ListStates>
  );
}

function LoadedOrder({ order }: { order: Order }) {
  const { id, paidAt } = order;
  const heading = useMovedHeading(id);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="text-2xl">
            Order {id}
          </h2>
          <OrderStatusBadge order={order} />
        </div>
        <div className="flex flex-wrap gap-3">
          <OrderActions order={order} />
          {paidAt !== null && (
            <ButtonLink variant="outline">
              <Link to={paths.receipt.getHref(id)}>Kvitto</Link>
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card>
          <h3 className="mb-3 text-lg">Uppgifter</h3>
          <OrderFacts order={order} />
        </Card>
        <Card>
          <h3 className="mb-1 text-lg">Historik</h3>
          <OrderLog order={order} />
        </Card>
      </div>
    </>
  );
}

/** An order: what was bought by whom, how far it has come, what has happened to it, and what can be done with it. */
export function OrderPage({ id }: { id: string }) {
  const order = useQuery(anyOrderOptions(id));
  return (
    <>
      <BackLink parameter={orderParameter}>Alla ordrar</BackLink>
      {order.data === undefined ? (
        <NotLoaded queries={[order]} title="Kunde inte ladda ordern.">
          {order.isError && problemText(order.error)}
        </NotLoaded>
      ) : order.data === null ? (
        <EmptyState title="Ordern finns inte">
          <p>Kontrollera referensen, eller sök bland alla ordrar.</p>
        </EmptyState>
      ) : (
        <LoadedOrder order={order.data} />
      )}
    </>
  );
}
