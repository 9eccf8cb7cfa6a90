import type { Order } from '../../domain/purchase/order';
import { formatKronor } from '../../lib/format';
import { ButtonLink } from '../../ui/button';

/** A card payment at SumUp: the operator's link, and the reference to fill in there. */
export function CardPayment({ order, url }: { order: Order; url: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink size="large">
        <a href={url} target="_blank" rel="noreferrer">
          Betala {formatKronor(order.amount)} med kort
        </a>
      </ButtonLink>
      <p>
        Betalningen sker hos SumUp i en ny flik. Skriv referensen <strong>{order.id}</strong> när du
        betalar, så att vi ser att pengarna är från dig.
      </p>
    </div>
  );
}
