import { isDataError } from '../../data/errors';
import { confirmOwnPaymentOptions } from '../../data/payments/queries';
import type { Order } from '../../domain/purchase/order';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';

/** How long the specification's simulated payment takes (section 4). */
const simulatedDelayMs = 2000;

async function simulatePayment({ amount }: Order): Promise<void> {
  if (amount === 0) return;
  notifySuccess('Betalningen behandlas', 'Vänta ett ögonblick …');
  await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs));
}

function tellFailure(error: Error): void {
  // paid or given up in another tab: the page tells which
  if (isDataError(error, 'conflict')) return;
  notifyError(
    'Fel',
    isDataError(error, 'discount-used-up')
      ? 'Rabattkoden hann ta slut. Avbryt köpet och försök utan kod.'
      : 'Kunde inte starta betalningen. Försök igen.',
  );
}

/** Lets the buyer confirm himself: in test mode, where no money moves, and where there is nothing to pay. */
export function SelfConfirmation({ order }: { order: Order }) {
  const confirmation = confirmOwnPaymentOptions(order.id);
  const pay = useWrite({
    ...confirmation,
    leadsAway: true,
    onMutate: () => simulatePayment(order),
    onError: async (error, ...rest) => {
      tellFailure(error);
      await confirmation.onError?.(error, ...rest);
    },
    onWritten: () => {
      notifySuccess('Köpet är klart', 'Din åtkomst är öppen.');
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
