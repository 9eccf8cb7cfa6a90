import type { Order } from '../../domain/purchase/order';
import { EmptyState } from '../../ui/empty-state';
import { RowButton, RowButtons } from '../shared/row-button';
import { useDialog } from '../shared/use-dialog';
import { CancelOrderDialog, ConfirmPaymentDialog } from '../shared/order-dialogs';
import { OrderList } from './order-list';

/** Orders that wait for their money: it is seen in the bank or in SumUp and confirmed here. */
export function PendingOrders() {
  const confirmation = useDialog((order: Order, onClose) => (
    <ConfirmPaymentDialog order={order} onClose={onClose} />
  ));
  const cancellation = useDialog((order: Order, onClose) => (
    <CancelOrderDialog order={order} onClose={onClose} />
  ));
  return (
    <>
      <OrderList
        status="pending"
        caption="Beställningar som väntar på betalning"
        errorTitle="Kunde inte ladda beställningarna."
        empty={
          <EmptyState title="Inga beställningar väntar">
            <p>Här syns beställningar som inte är betalda än.</p>
          </EmptyState>
        }
        actions={(order) => (
          <RowButtons>
            {/* whoever has deleted the account has nothing to get for the money */}
            {order.userId !== null && (
              <RowButton item={order} name={order.id} onPress={confirmation.open}>
                Bekräfta
              </RowButton>
            )}
            <RowButton item={order} name={order.id} isDestructive onPress={cancellation.open}>
              Avbryt
            </RowButton>
          </RowButtons>
        )}
      />
      {confirmation.dialog}
      {cancellation.dialog}
    </>
  );
}
