import { useQueryClient } from '@tanstack/react-query';

import { confirmOwnPayment } from '../../data/payments/confirm-own-payment';
import { isDataError } from '../../data/errors';
import type { Order } from '../../domain/purchase/order';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** Seconds that the specification's simulated payment takes (section 4). */
const simulatedDelay = 2000;

async function payFor(order: Order): Promise<void> {
  if (order.amount > 0) {
    notifySuccess('Betalningen behandlas', 'Vänta ett ögonblick …');
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
  }
  await confirmOwnPayment(order.id);
}

/** Lets the buyer confirm himself: in test mode, where no money moves, and where there is nothing to pay. */
export function SelfConfirmation({ order }: { order: Order }) {
  const client = useQueryClient();
  const pay = useWrite({
    mutationFn: () => payFor(order),
    leadsAway: true,
    onSuccess: async () => {
      notifySuccess('Köpet är klart', 'Din åtkomst är öppen.');
      await client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: async (error) => {
      // paid or given up in another tab: the page tells which
      if (isDataError(error, 'conflict')) {
        await client.invalidateQueries({ queryKey: ['orders'] });
        return;
      }
      notifyError(
        'Fel',
        isDataError(error, 'discount-used-up')
          ? 'Rabattkoden hann ta slut. Avbryt köpet och försök utan kod.'
          : 'Kunde inte starta betalningen. Försök igen.',
      );
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {order.amount === 0
          ? 'Det finns inget att betala.'
          : 'Testläge: inga pengar dras. Knappen bekräftar betalningen.'}
      </p>
      <Button
        size="large"
        isBusy={pay.isPending}
        onClick={() => {
          pay.mutate();
        }}
      >
        {order.amount === 0 ? 'Öppna åtkomst' : 'Betala i testläge'}
      </Button>
    </div>
  );
}
