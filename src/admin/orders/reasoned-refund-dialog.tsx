import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { refundForReasonOptions, refundPartOptions } from '../../data/orders/admin-queries';
import type { RefundOutcome } from '../../data/orders/move-order';
import type { Order } from '../../domain/purchase/order';
import { restOf } from '../../domain/purchase/refund';
import { formatKronor, formatNumber } from '../../lib/format';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from '../shared/form-dialog';
import { textUpTo, typedNumber } from '../shared/form-rules';
import { describeEnd, describeRefund, warnOfAccess } from '../shared/order-dialogs';
import { useOrderChange } from '../shared/use-order-change';

const failed = 'Kunde inte spara återbetalningen.';

const refundSchema = (rest: number) =>
  z.object({
    amount: typedNumber(
      z.int().check(z.minimum(1), z.maximum(rest)),
      `Skriv ett belopp i hela kronor, från 1 till ${formatNumber(rest)}.`,
    ),
    endsLicense: z.boolean(),
    // the log has room for it beside what is changed
    reason: textUpTo(200).check(z.minLength(1, 'Skriv varför köpet återbetalas.')),
  });

const describePart = (outcome: RefundOutcome) =>
  describeRefund(outcome, 'Återbetalningen är bokförd');

/**
 * Pays back what its buyer has not withdrawn from, such as what was paid twice: with a reason, which the log keeps. All that
 * is left, or, once, a part.
 */
export function ReasonedRefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const rest = restOf(order).amount;
  const mayBePart = order.partRefund === null && rest > 1;
  const { field, control, handleSubmit } = useSchemaForm(refundSchema(rest), {
    defaultValues: { amount: String(rest), endsLicense: false, reason: '' },
  });
  const typed = Number(useWatch({ control, name: 'amount' }));
  const isPart = typed >= 1 && typed < rest;
  const whole = useOrderChange(refundForReasonOptions(order.id), {
    failed,
    done: (outcome) => {
      if (outcome.kind === 'none') warnOfAccess(order);
      return describeRefund(outcome);
    },
    onClose,
  });
  const part = useOrderChange(refundPartOptions(order.id), { failed, done: describePart, onClose });
  return (
    <FormDialog
      title={`Återbetala ${order.id}`}
      description={
        mayBePart
          ? `Köparen har betalat ${formatKronor(rest)}. Skicka pengarna först: här bokförs återbetalningen, i dag.`
          : `Har du betalat tillbaka ${formatKronor(rest)} till köparen? ${describeEnd(order)} Återbetalningen bokförs i dag.`
      }
      saveLabel={isPart ? 'Bokför återbetalningen' : 'Markera som återbetald'}
      isBusy={whole.isBusy || part.isBusy}
      failed={failed}
      reason={part.reason ?? whole.reason}
      onSubmit={() => {
        void handleSubmit(({ amount, endsLicense, reason }) => {
          if (amount < rest) {
            whole.reset();
            part.run({ amount, endsLicense, reason });
          } else {
            part.reset();
            whole.run(reason);
          }
        })();
      }}
      onClose={onClose}
    >
      {mayBePart && (
        <>
          <TextField
            label="Belopp (kr)"
            hint="Med moms. En del kan återbetalas en gång; sedan bara resten."
            type="number"
            inputMode="numeric"
            min={1}
            max={rest}
            step={1}
            {...field('amount')}
          />
          {isPart ? (
            <Controller
              control={control}
              name="endsLicense"
              render={({ field: { value, onChange } }) => (
                <CheckboxField
                  label="Avsluta den del av licensen som köpet gav"
                  isChecked={value}
                  onChange={onChange}
                />
              )}
            />
          ) : (
            <p className="flex min-h-11 items-center text-muted-foreground">{describeEnd(order)}</p>
          )}
        </>
      )}
      <TextField
        label="Skäl"
        hint="Syns i loggen, till exempel Betalade två gånger."
        autoComplete="off"
        {...field('reason')}
      />
    </FormDialog>
  );
}
