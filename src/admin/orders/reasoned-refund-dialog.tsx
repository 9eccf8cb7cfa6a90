import * as z from 'zod/mini';

import { refundForReasonOptions } from '../../data/orders/admin-queries';
import type { Order } from '../../domain/purchase/order';
import { formatKronor } from '../../lib/format';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from '../shared/form-dialog';
import { textUpTo } from '../shared/form-rules';
import { describeRefund, warnOfAccess } from '../shared/order-dialogs';
import { useOrderChange } from '../shared/use-order-change';

const failed = 'Kunde inte markera köpet som återbetalt.';

const reasonSchema = z.object({
  // the log has room for it beside what is changed
  reason: textUpTo(200).check(z.minLength(1, 'Skriv varför köpet återbetalas.')),
});

/** Pays back what its buyer has not withdrawn from, such as what was paid twice: with a reason, which the log keeps. */
export function ReasonedRefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { field, handleSubmit } = useSchemaForm(reasonSchema, { defaultValues: { reason: '' } });
  const refund = useOrderChange(refundForReasonOptions(order.id), {
    failed,
    done: (outcome) => {
      if (outcome.kind === 'none') warnOfAccess(order);
      return describeRefund(outcome);
    },
    onClose,
  });
  return (
    <FormDialog
      title={`Återbetala ${order.id}`}
      description={`Har du betalat tillbaka ${formatKronor(order.amount)} till köparen? Den del av licensen som köpet gav avslutas, och återbetalningen bokförs i dag.`}
      saveLabel="Markera som återbetald"
      isBusy={refund.isBusy}
      failed={failed}
      reason={refund.reason}
      onSubmit={() => {
        void handleSubmit(({ reason }) => {
          refund.run(reason);
        })();
      }}
      onClose={onClose}
    >
      <TextField
        label="Skäl"
        hint="Syns i loggen, till exempel Betalade två gånger."
        autoComplete="off"
        {...field('reason')}
      />
    </FormDialog>
  );
}
