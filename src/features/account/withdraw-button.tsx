import { useState } from 'react';

import { company } from '../../config/company';
import { isDataError } from '../../data/errors';
import { withdrawOrderOptions } from '../../data/orders/queries';
import type { Order } from '../../domain/purchase/order';
import { productName } from '../../domain/purchase/order-names';
import { formatKronor } from '../../lib/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { accountProblem } from './messages';

function problemOf(error: unknown): string {
  return isDataError(error, 'permission-denied')
    ? `Det går inte att ångra köpet här längre. Mejla ${company.email} så hjälper vi dig.`
    : `Köpet kunde inte ångras: ${accountProblem(error)}`;
}

/** Uses the right of withdrawal, after asking. */
export function WithdrawButton({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useWrite({
    ...withdrawOrderOptions(order.id),
    onWritten: () => {
      setIsOpen(false);
      notifySuccess('Köpet är ångrat', 'Vi betalar tillbaka pengarna inom 14 dagar.');
    },
  });
  const close = () => {
    if (withdraw.isPending) return;
    setIsOpen(false);
    withdraw.reset();
  };
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Ångra köp
        <span className="sr-only"> {order.id}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Vill du ångra köpet?"
        description={`${productName(order.productId)}, ${formatKronor(order.amount)}. Vi betalar tillbaka hela beloppet inom 14 dagar. Åtkomsten från köpet upphör när pengarna är återbetalda.`}
      >
        {withdraw.isError && <FormProblem>{problemOf(withdraw.error)}</FormProblem>}
        <DialogButtons backLabel="Behåll köpet" isBusy={withdraw.isPending} onBack={close}>
          <Button
            variant="destructive"
            isBusy={withdraw.isPending}
            onClick={() => {
              withdraw.mutate();
            }}
          >
            Ja, ångra köpet
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
