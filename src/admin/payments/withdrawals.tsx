import { useState } from 'react';

import { ordersPageOptions } from '../../data/orders/admin-queries';
import type { Order } from '../../domain/purchase/order';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states';
import { PagedList } from '../shared/paged-list';
import { usePages } from '../shared/use-pages';
import { RefundDialog } from './order-dialogs';
import { OrderTable } from './order-table';

/** Orders whose buyers have withdrawn: the money is sent back outside and ticked off here. */
export function Withdrawals() {
  const pages = usePages((cursor) => ordersPageOptions('withdrawn', cursor));
  const [refunded, setRefunded] = useState<Order | null>(null);
  return (
    <>
      <p className="mb-4 max-w-prose text-muted-foreground">
        Köpare som har ångrat sig ska ha pengarna tillbaka inom 14 dagar. Betala tillbaka i Swish
        eller SumUp och markera sedan köpet här.
      </p>
      <PagedList
        pages={pages}
        errorTitle="Kunde inte ladda återbetalningarna."
        empty={
          <EmptyState title="Inget att återbetala">
            <p>Här syns köp som köparen har ångrat.</p>
          </EmptyState>
        }
      >
        {(orders) => (
          <OrderTable
            caption="Köp att återbetala"
            orders={orders}
            actions={(order) => (
              <Button
                variant="quiet"
                className="-my-2 -ml-4"
                onClick={() => {
                  setRefunded(order);
                }}
              >
                Återbetala
                <span className="sr-only">: {order.id}</span>
              </Button>
            )}
          />
        )}
      </PagedList>
      {refunded !== null && (
        <RefundDialog
          order={refunded}
          onClose={() => {
            setRefunded(null);
          }}
        />
      )}
    </>
  );
}
