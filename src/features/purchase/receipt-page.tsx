import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { Link, Navigate, useParams } from 'react-router-dom';

import { company } from '../../config/company';
import { paths } from '../../config/paths';
import { authOptions } from '../../data/auth/queries';
import { orderOptions } from '../../data/orders/queries';
import { isWithinMonths, type Order } from '../../domain/purchase/order';
import {
  orderStatusName,
  paymentMethodNames,
  productName,
} from '../../domain/purchase/order-names';
import { netOreOf, priceWith } from '../../domain/purchase/pricing';
import { partOf, restOf } from '../../domain/purchase/refund';
import { formatCount, formatDate, formatKronor, formatOre } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { wayOn } from './way-on';

/** What has been paid back: its VAT is the sale's, which follows from the amount. */
function refundRows(order: Order): [string, string][] {
  const { partRefund, refundedAt } = order;
  const [part, rest] = [partOf(order), restOf(order)];
  const back = (
    at: Date,
    { amount, vatOre }: Pick<Order, 'amount' | 'vatOre'>,
  ): [string, string] => [
    `Återbetalt ${formatDate(at)}`,
    `−${formatKronor(amount)}, varav moms −${formatOre(vatOre)}`,
  ];
  return [
    ...(partRefund === null ? [] : [back(partRefund.at, part)]),
    ...(refundedAt === null ? [] : [back(refundedAt, rest)]),
    ...(partRefund !== null && refundedAt === null
      ? [['Kvar efter återbetalning', formatKronor(rest.amount)] as [string, string]]
      : []),
  ];
}

/** What was bought, and for how long where the order says so. */
function wareOf({ productId, months }: Order): string {
  const name = productName(productId);
  return months === null ? name : `${name}, ${formatCount(months, 'månad', 'månader')}`;
}

function rowsOf(order: Order, paidAt: Date): [string, string][] {
  const { saving } = priceWith(order.listPrice, order.discountPercentage);
  return [
    ['Kvittonummer', order.id],
    ['Datum', formatDate(paidAt)],
    ['Vara', wareOf(order)],
    ['Pris', formatKronor(order.listPrice)],
    ...(saving > 0
      ? [[`Rabatt ${order.discountCode ?? ''}`, `−${formatKronor(saving)}`] as [string, string]]
      : []),
    ['Betalt', formatKronor(order.amount)],
    ['varav moms 25\u00a0%', formatOre(order.vatOre)],
    ['Pris utan moms', formatOre(netOreOf(order))],
    ['Betalsätt', paymentMethodNames[order.method]],
    ...refundRows(order),
    ['Status', orderStatusName(order)],
    [
      'Säljare',
      [company.name, company.organisationNumber, company.address].filter(Boolean).join(', '),
    ],
  ];
}

function Receipt({ id }: { id: string }) {
  const order = useQuery(orderOptions(id));
  if (order.data === undefined) {
    return (
      <NotLoaded
        queries={[order]}
        title="Kunde inte hämta kvittot"
        skeleton={<Skeleton className="h-80" />}
      />
    );
  }
  const paidAt = order.data?.paidAt ?? null;
  if (order.data === null || paidAt === null) {
    return (
      <EmptyState title="Det finns inget kvitto">
        <p>Kvittot kommer när köpet är betalt.</p>
      </EmptyState>
    );
  }
  const { label, to } = wayOn[order.data.productId];
  return (
    <Card>
      <dl className="divide-y divide-border">
        {rowsOf(order.data, paidAt).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button
          variant="outline"
          onClick={() => {
            window.print();
          }}
        >
          <Printer aria-hidden className="size-4" />
          Skriv ut eller spara som PDF
        </Button>
        {order.data.status === 'paid' && isWithinMonths(order.data, serverNow()) && (
          <ButtonLink>
            <Link to={to}>{label}</Link>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** A receipt with VAT, to print or save. */
export default function ReceiptPage() {
  const { order: id = '' } = useParams();
  const { data: user } = useQuery(authOptions());
  if (user === null) {
    const from = paths.receipt.getHref(id);
    return <Navigate to={paths.login.getHref()} state={{ from }} replace />;
  }
  return (
    <Page title="Kvitto" width="reading">
      {user === undefined ? <Skeleton className="h-80" /> : <Receipt id={id} />}
    </Page>
  );
}
