import type { Order } from '../../domain/purchase/order';
import { EmptyState } from '../../ui/empty-state';
import { aloneInCell, RowButton } from '../shared/row-button';
import { useDialog } from '../shared/use-dialog';
import { RefundDialog } from '../shared/order-dialogs';
import { OrderList } from './order-list';

/** Orders whose buyers have withdrawn: the money is sent back outside and ticked off here. */
export function Withdrawals() {
  const refund = useDialog((order: Order, onClose) => (
    <RefundDialog order={order} onClose={onClose} />
  ));
  return (
    <>
      <p className="mb-4 max-w-prose text-muted-foreground">
        Köpare som har ångrat sig ska ha pengarna tillbaka inom 14 dagar. Betala tillbaka i Swish
        eller SumUp och markera sedan köpet här.
      </p>
      <OrderList
        status="withdrawn"
        caption="Köp att återbetala"
        errorTitle="Kunde inte ladda återbetalningarna."
        empty={
          <EmptyState title="Inget att återbetala">
            <p>Här syns köp som köparen har ångrat.</p>
          </EmptyState>
        }
        actions={(order) => (
          <RowButton item={order} name={order.id} className={aloneInCell} onPress={refund.open}>
            Återbetala
          </RowButton>
        )}
      />
      {refund.dialog}
    </>
  );
}
