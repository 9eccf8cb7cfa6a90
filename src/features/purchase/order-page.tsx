import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { authOptions } from '../../data/auth/queries';
import { cancelOrderOptions, orderOptions } from '../../data/orders/queries';
import { paymentSettingsOptions } from '../../data/payment-settings/queries';
import { isWithinMonths, type Order } from '../../domain/purchase/order';
import {
  orderStatusName,
  paymentMethodNames,
  productName,
} from '../../domain/purchase/order-names';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { formatCount, formatKronor } from '../../lib/format';
import { serverNow } from '../../lib/server-clock';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { notifyError } from '../../ui/notify';
import { NotLoaded } from '../../ui/not-loaded';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { useWrite } from '../../ui/use-write';
import { CardPayment } from './card-payment';
import { pageOpenedBy } from './locked-page';
import { SelfConfirmation } from './self-confirmation';
import { SwishPayment } from './swish-payment';
import { wayOn } from './way-on';

function HowToPay({ order, settings }: { order: Order; settings: PaymentSettings | null }) {
  if (settings?.testMode === true || order.amount === 0) return <SelfConfirmation order={order} />;
  if (order.method === 'swish' && settings !== null && settings.swishNumber !== '') {
    return <SwishPayment order={order} settings={settings} />;
  }
  if (order.method === 'sumup' && settings !== null && settings.sumupUrl !== '') {
    return <CardPayment order={order} url={settings.sumupUrl} />;
  }
  return (
    <Alert tone="warning">
      Betalsättet är inte inställt. Avbryt köpet och välj ett annat, eller försök igen senare.
    </Alert>
  );
}

function Pending({ order, settings }: { order: Order; settings: PaymentSettings | null }) {
  const client = useQueryClient();
  const cancel = useWrite({
    ...cancelOrderOptions(order.id),
    onError: async () => {
      // paid or given up in another tab, it is not there to be cancelled: the page tells which
      const now = await client.query(orderOptions(order.id)).catch(() => order);
      if (now?.status !== 'pending') return;
      notifyError('Köpet kunde inte avbrytas', 'Försök igen om en stund.');
    },
  });
  return (
    <>
      <HowToPay order={order} settings={settings} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          isBusy={cancel.isPending}
          onClick={() => {
            cancel.mutate();
          }}
        >
          Avbryt köpet
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          Sidan uppdateras av sig själv när betalningen är bekräftad.
        </p>
      </div>
    </>
  );
}

/** What is bought, for how long, and how it is paid. */
function Bought({ order: { productId, months, method, amount } }: { order: Order }) {
  const time = months === null ? [] : [formatCount(months, 'månad', 'månader')];
  const way = amount === 0 ? [] : [paymentMethodNames[method]];
  return <p className="font-medium">{[productName(productId), ...time, ...way].join(' · ')}</p>;
}

function Paid({ order }: { order: Order }) {
  const asked = pageOpenedBy(order);
  const { label, to } =
    asked === undefined ? wayOn[order.productId] : { label: `Öppna ${asked.name}`, to: asked.path };
  return (
    <>
      <Alert tone="success" title="Tack! Betalningen är bekräftad">
        {isWithinMonths(order, serverNow()) && 'Din åtkomst är öppen. '}
        Hur länge den gäller ser du på Min Sida, där kvittot också finns.
      </Alert>
      <div className="grid gap-3 sm:flex">
        {/* the name of a category may take two lines */}
        <ButtonLink size="large" className="py-2 text-center leading-tight whitespace-normal!">
          <Link to={to}>{label}</Link>
        </ButtonLink>
        <ButtonLink size="large" variant="outline">
          <Link to={paths.receipt.getHref(order.id)}>Visa kvitto</Link>
        </ButtonLink>
      </div>
    </>
  );
}

function Ended({ order: { productId } }: { order: Order }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink>
        <Link to={paths.purchase.getHref(productId)}>Till köpsidan</Link>
      </ButtonLink>
      <ButtonLink variant="outline">
        <Link to={paths.account.getHref()}>Mina köp</Link>
      </ButtonLink>
    </div>
  );
}

function OrderView({ id }: { id: string }) {
  const order = useQuery(orderOptions(id));
  const settings = useQuery(paymentSettingsOptions());
  if (order.data === undefined || settings.data === undefined) {
    return (
      <NotLoaded
        queries={[order, settings]}
        title="Kunde inte hämta köpet"
        skeleton={<Skeleton className="h-80" />}
      />
    );
  }
  if (order.data === null) {
    return (
      <EmptyState title="Köpet finns inte">
        <p>Kontrollera adressen, eller titta bland dina köp på Min Sida.</p>
      </EmptyState>
    );
  }
  const { status, amount } = order.data;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Bought order={order.data} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-3xl font-bold tabular-nums">{formatKronor(amount)}</p>
        <Badge tone={status === 'paid' ? 'success' : status === 'pending' ? 'warning' : 'neutral'}>
          {orderStatusName(order.data)}
        </Badge>
      </div>
      <p className="text-muted-foreground">
        Referens: <span className="font-mono text-foreground">{order.data.id}</span>
      </p>
      {status === 'pending' && <Pending order={order.data} settings={settings.data} />}
      {status === 'paid' && <Paid order={order.data} />}
      {status !== 'pending' && status !== 'paid' && <Ended order={order.data} />}
    </Card>
  );
}

/** One order: how to pay it while it waits, and what became of it. */
export default function OrderPage() {
  const { order: id = '' } = useParams();
  const { data: user } = useQuery(authOptions());
  if (user === null) {
    return (
      <Navigate to={paths.login.getHref()} state={{ from: paths.order.getHref(id) }} replace />
    );
  }
  return (
    <Page title="Ditt köp" width="reading">
      {user === undefined ? <Skeleton className="h-80" /> : <OrderView id={id} />}
    </Page>
  );
}
