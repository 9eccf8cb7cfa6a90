import type { ReactNode } from 'react';

import { isUndoable } from '../../domain/admin/undo-confirmation';
import type { Order, OrderStatus } from '../../domain/purchase/order';
import { serverNow } from '../../lib/server-clock';
import { Button } from '../../ui/button';
import { CancelOrderDialog, ConfirmPaymentDialog, RefundDialog } from '../shared/order-dialogs';
import { useDialog } from '../shared/use-dialog';
import { ReasonedRefundDialog } from './reasoned-refund-dialog';
import { UndoDialog } from './undo-dialog';

interface Action {
  label: string;
  variant: 'primary' | 'outline';
  /** Returns true iff it can be done with the order. */
  isFor: (order: Order) => boolean;
  Dialog: (props: { order: Order; onClose: () => void }) => ReactNode;
}

const actions: Partial<Record<OrderStatus, readonly Action[]>> = {
  pending: [
    {
      label: 'Bekräfta betalning',
      variant: 'primary',
      // whoever has deleted the account has nothing to get for the money
      isFor: ({ userId }) => userId !== null,
      Dialog: ConfirmPaymentDialog,
    },
    {
      label: 'Avbryt beställning',
      variant: 'outline',
      isFor: () => true,
      Dialog: CancelOrderDialog,
    },
  ],
  paid: [
    {
      label: 'Ångra bekräftelsen',
      variant: 'outline',
      isFor: (order) => isUndoable(order, serverNow()),
      Dialog: UndoDialog,
    },
    {
      label: 'Återbetala',
      variant: 'outline',
      // of what cost nothing, or was a test, there is nothing to pay back
      isFor: ({ amount, isTest }) => amount > 0 && !isTest,
      Dialog: ReasonedRefundDialog,
    },
  ],
  withdrawn: [{ label: 'Återbetala', variant: 'primary', isFor: () => true, Dialog: RefundDialog }],
};

/** What can be done with an order as far as it has come, each asked about in a dialog. */
export function OrderActions({ order }: { order: Order }) {
  const asked = useDialog(({ Dialog }: Action, onClose) => (
    <Dialog order={order} onClose={onClose} />
  ));
  const offered = (actions[order.status] ?? []).filter(({ isFor }) => isFor(order));
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.label}
          variant={action.variant}
          onClick={() => {
            asked.open(action);
          }}
        >
          {action.label}
        </Button>
      ))}
      {asked.dialog}
    </>
  );
}
