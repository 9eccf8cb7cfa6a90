import { useState } from 'react';

import { changeDiscountCodeOptions } from '../../data/discount-codes/queries';
import { limits } from '../../domain/limits';
import type { ManagedDiscountCode } from '../../domain/purchase/discount-code';
import { discountLimitsSchema, typedLimits } from '../../domain/purchase/discount-draft';
import { serverNow } from '../../lib/server-clock';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from '../shared/form-dialog';
import { useChange } from '../shared/use-change';

const failed = 'Kunde inte ändra rabattkoden.';

/** Changes how often and how long a code can be used: an order that waits may need one use more. */
export function ChangeDiscountDialog({
  code,
  onClose,
}: {
  code: ManagedDiscountCode;
  onClose: () => void;
}) {
  const [limitsSchema] = useState(() => discountLimitsSchema(code, serverNow));
  const { field, handleSubmit } = useSchemaForm(limitsSchema, {
    defaultValues: typedLimits(code),
  });
  const change = useChange(changeDiscountCodeOptions(code.code), {
    failed,
    done: () => {
      onClose();
      return 'Rabattkod har ändrats.';
    },
  });
  return (
    <FormDialog
      title={`Ändra ${code.code}`}
      description="Rabatten själv ändras inte: den som har beställt ska betala det pris som visades."
      isBusy={change.isBusy}
      failed={failed}
      reason={change.reason}
      onSubmit={() => {
        void handleSubmit((changes) => {
          if (Object.keys(changes).length === 0) onClose();
          else change.run(changes);
        })();
      }}
      onClose={onClose}
    >
      <TextField
        label="Max användningar"
        type="number"
        inputMode="numeric"
        min={Math.max(1, code.currentUses)}
        max={limits.discountUsesMax}
        step={1}
        {...field('maxUses')}
      />
      <TextField label="Sista dag" hint="Tomt: går aldrig ut." type="date" {...field('lastDay')} />
    </FormDialog>
  );
}
