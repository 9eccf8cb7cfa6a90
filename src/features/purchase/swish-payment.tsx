import { renderSVG } from 'uqr';

import type { Order } from '../../domain/purchase/order';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { swishAppUrl, swishQrText } from '../../domain/purchase/swish';
import { formatKronor } from '../../lib/format';
import { ButtonLink } from '../../ui/button';

/** A Swish payment filled in: a code to scan on a computer, a link that opens the app on a phone, and the figures. */
export function SwishPayment({ order, settings }: { order: Order; settings: PaymentSettings }) {
  const payment = { number: settings.swishNumber, amount: order.amount, message: order.id };
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(swishQrText(payment)))}`;
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <img
        src={code}
        alt={`QR-kod för Swish: ${formatKronor(order.amount)} till ${settings.swishPayee}`}
        className="size-48 rounded-card bg-white p-2"
      />
      <div className="grid content-start justify-items-start gap-3">
        <ButtonLink size="large">
          <a href={swishAppUrl(payment)}>Öppna Swish</a>
        </ButtonLink>
        <p>Eller skanna koden med Swish på en annan telefon.</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-muted-foreground">Till</dt>
          <dd>{settings.swishPayee}</dd>
          <dt className="text-muted-foreground">Nummer</dt>
          <dd className="tabular-nums">{settings.swishNumber}</dd>
          <dt className="text-muted-foreground">Meddelande</dt>
          <dd className="font-mono">{order.id}</dd>
        </dl>
      </div>
    </div>
  );
}
