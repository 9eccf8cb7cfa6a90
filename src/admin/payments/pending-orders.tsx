import { useState } from 'react';

import type { Order } from '../../domain/purchase/order';
import { EmptyState } from '../../ui/empty-state';
import { DeskLink, orderHref } from '../shared/desk-links';
import { RowButton, RowButtons } from '../shared/row-button';
import { useDialog } from '../shared/use-dialog';
import { CancelOrderDialog, ConfirmPaymentDialog } from '../shared/order-dialogs';
import { OrderList } from './order-list';

/** Orders that wait for their money: it is seen in the bank or in SumUp and confirmed here. */
export function PendingOrders() {
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const confirmation = useDialog((order: Order, onClose) => (
    <ConfirmPaymentDialog
      order={order}
      onConfirmed={() => {
        setConfirmedId(order.id);
      }}
      onClose={onClose}
    />
  ));
  const cancellation = useDialog((order: Order, onClose) => (
    <CancelOrderDialog order={order} onClose={onClose} />
  ));
  return (
    <>
      <p className="mb-4 text-muted-foreground">
        {confirmedId === null ? (
          'En bekräftelse kan ångras i ett dygn, på orderns sida.'
        ) : (
          <>
            Senast bekräftad: <DeskLink to={orderHref(confirmedId)}>{confirmedId}</DeskLink>. Där
            kan bekräftelsen ångras i ett dygn.
          </>
        )}
      </p>
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
