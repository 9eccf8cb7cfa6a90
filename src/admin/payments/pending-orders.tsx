import { useState } from 'react';

import { ordersPageOptions } from '../../data/orders/admin-queries';
import type { Order } from '../../domain/purchase/order';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';
import { PagedList } from '../shared/paged-list';
import { usePages } from '../shared/use-pages';
import { CancelOrderDialog, ConfirmPaymentDialog } from './order-dialogs';
import { OrderTable } from './order-table';

function RowActions({
  order,
  onConfirm,
  onCancel,
}: {
  order: Order;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const name = <span className="sr-only">: {order.id}</span>;
  return (
    <div className="-my-2 -ml-4 flex gap-1">
      {/* whoever has deleted the account has nothing to get for the money */}
      {order.userId !== null && (
        <Button variant="quiet" onClick={onConfirm}>
          Bekräfta
          {name}
        </Button>
      )}
      <Button variant="quietDestructive" onClick={onCancel}>
        Avbryt
        {name}
      </Button>
    </div>
  );
}

/** Orders that wait for their money: it is seen in the bank or in SumUp and confirmed here. */
export function PendingOrders() {
  const pages = usePages((cursor) => ordersPageOptions('pending', cursor));
  const [paid, setPaid] = useState<Order | null>(null);
  const [doomed, setDoomed] = useState<Order | null>(null);
  return (
    <>
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda beställningarna."
        empty={
          <EmptyState title="Inga beställningar väntar">
            <p>Här syns beställningar som inte är betalda än.</p>
          </EmptyState>
        }
      >
        {(orders) => (
          <OrderTable
            caption="Beställningar som väntar på betalning"
            orders={orders}
            actions={(order) => (
              <RowActions
                order={order}
                onConfirm={() => {
                  setPaid(order);
                }}
                onCancel={() => {
                  setDoomed(order);
                }}
              />
            )}
          />
        )}
      </PagedList>
      {paid !== null && (
        <ConfirmPaymentDialog
          order={paid}
          onClose={() => {
            setPaid(null);
          }}
        />
      )}
      {doomed !== null && (
        <CancelOrderDialog
          order={doomed}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </>
  );
}
