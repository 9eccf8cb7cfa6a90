import { useQuery } from '@tanstack/react-query';

import { emailsOptions } from '../../data/admin-log/queries';
import { cancelPendingOrderOptions, refundOrderOptions } from '../../data/orders/admin-queries';
import type { RefundOutcome } from '../../data/orders/move-order';
import { confirmPaymentOptions } from '../../data/payments/admin-queries';
import type { Order } from '../../domain/purchase/order';
import { productName } from '../../domain/purchase/order-names';
import { restOf } from '../../domain/purchase/refund';
import { formatKronor, formatMoment } from '../../lib/format';
import { notifyError } from '../../ui/notify';
import { ConfirmDialog } from './confirm-dialog';
import { useOrderChange } from './use-order-change';

interface OrderDialogProps {
  order: Order;
  onClose: () => void;
}

/** Who has ordered. A space, so that the line has its height before the address comes. */
function Buyer({ userId }: Pick<Order, 'userId'>) {
  const { data: emails } = useQuery(emailsOptions(userId === null ? [] : [userId]));
  const email = emails === undefined ? '\u00a0' : (emails.get(userId ?? '') ?? userId);
  return <p className="font-medium wrap-anywhere">Köpare: {email}</p>;
}

/** Confirms that an order is paid, after asking whether the money is there. */
export function ConfirmPaymentDialog({
  order,
  onConfirmed,
  onClose,
}: OrderDialogProps & { onConfirmed?: () => void }) {
  const confirm = useOrderChange(confirmPaymentOptions(order.id), {
    failed: 'Kunde inte bekräfta betalningen.',
    done: () => {
      onConfirmed?.();
      return 'Betalningen har bekräftats och köparen har fått åtkomst.';
    },
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Bekräfta ${order.id}`}
      question={`Har ${formatKronor(order.amount)} kommit in med referensen ${order.id}? Köparen får ${productName(order.productId).toLowerCase()} genast.`}
      confirmLabel="Bekräfta betalning"
      isDestructive={false}
      isBusy={confirm.isBusy}
      problem={confirm.problem}
      onConfirm={confirm.run}
      onClose={onClose}
    >
      <Buyer userId={order.userId} />
    </ConfirmDialog>
  );
}

/** Gives up an order that nobody has paid, after asking. */
export function CancelOrderDialog({ order, onClose }: OrderDialogProps) {
  const cancel = useOrderChange(cancelPendingOrderOptions(order.id), {
    failed: 'Kunde inte avbryta beställningen.',
    done: () => 'Beställningen har avbrutits.',
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Avbryt ${order.id}`}
      question="Är du säker på att du vill avbryta denna beställning? Den kan inte betalas efter det."
      confirmLabel="Avbryt beställning"
      cancelLabel="Behåll ordern"
      isBusy={cancel.isBusy}
      problem={cancel.problem}
      onConfirm={cancel.run}
      onClose={onClose}
    />
  );
}

/** What is said when an order has been paid back, or its confirmation undone. */
export function describeRefund(
  outcome: RefundOutcome,
  done = 'Köpet är markerat som återbetalt',
): string {
  switch (outcome.kind) {
    case 'none':
      return `${done}.`;
    case 'ended':
      return `${done} och licensen har avslutats.`;
    case 'shortened':
      return `${done}. Licensen gäller nu till och med ${formatMoment(outcome.until)}.`;
  }
}

/** What a refund of what is left of the amount does to the licence. */
export function describeEnd({ partRefund }: Order): string {
  return partRefund?.endsLicense === true
    ? 'Licensen kortades när en del återbetalades, och ändras inte nu.'
    : 'Den del av licensen som köpet gav avslutas.';
}

function refundQuestion(order: Order): string {
  const ends = describeEnd(order);
  return order.isTest
    ? `Köpet bekräftades i testläge, så inga pengar har kommit in och inga ska betalas tillbaka. ${ends}`
    : `Har du betalat tillbaka ${formatKronor(restOf(order).amount)} till köparen? ${ends}`;
}

/** The money goes back and nothing was taken for it: the administrator is to look whether that is right. */
export function warnOfAccess({ id, partRefund }: Order): void {
  if (partRefund?.endsLicense === true) return;
  notifyError(
    'Ingen licens att korta',
    `Köparen av ${id} har ingen licens för produkten. Kontrollera under Användarkonto att ingen åtkomst är kvar.`,
  );
}

/** Marks a withdrawn order as paid back, after asking whether the money has been sent. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const refund = useOrderChange(refundOrderOptions(order.id), {
    failed: 'Kunde inte markera köpet som återbetalt.',
    done: (outcome) => {
      if (outcome.kind === 'none') warnOfAccess(order);
      return describeRefund(outcome);
    },
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Återbetala ${order.id}`}
      question={refundQuestion(order)}
      confirmLabel="Markera som återbetald"
      isBusy={refund.isBusy}
      problem={refund.problem}
      onConfirm={refund.run}
      onClose={onClose}
    />
  );
}
