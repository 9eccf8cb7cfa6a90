import { useState } from 'react';

import { changeLicenseEndOptions } from '../../data/licenses/queries';
import type { License } from '../../domain/account/license';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { lastDayWith, licenseDaySchema, typedLastDay } from '../../domain/purchase/license-day';
import { productName } from '../../domain/purchase/order-names';
import { serverNow } from '../../lib/server-clock';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from './form-dialog';
import { useChange } from './use-change';

/** Months that are often added. */
const quickMonths = [1, 4] as const;

const failed = 'Kunde inte ändra slutdatumet.';

/** Has a valid licence end on another day, earlier or later. */
export function LicenseDayDialog({
  user,
  license,
  onClose,
}: {
  user: UserEntry;
  license: License;
  onClose: () => void;
}) {
  const [schema] = useState(() => licenseDaySchema(license, serverNow));
  const { field, handleSubmit, setValue } = useSchemaForm(schema, {
    defaultValues: { lastDay: typedLastDay(license) },
  });
  const change = useChange(changeLicenseEndOptions(license), {
    failed,
    done: () => {
      onClose();
      return `Slutdatumet har ändrats för ${userName(user)}.`;
    },
  });
  return (
    <FormDialog
      title={`Ändra slutdatum för ${productName(license.productId)}`}
      description={`${userName(user)} har åtkomst till och med den dag du väljer, högst 24 månader framåt.`}
      isBusy={change.isBusy}
      failed={failed}
      reason={change.reason}
      onSubmit={() => {
        void handleSubmit(({ end }) => {
          if (end === null) onClose();
          else change.run(end);
        })();
      }}
      onClose={onClose}
    >
      <TextField label="Sista dag" type="date" {...field('lastDay')} />
      <div className="flex flex-wrap gap-3">
        {quickMonths.map((months) => (
          <Button
            key={months}
            isRepeatable
            variant="outline"
            onClick={() => {
              setValue('lastDay', lastDayWith(months, license, serverNow()), {
                shouldValidate: true,
              });
            }}
          >
            +{formatCount(months, 'månad', 'månader')}
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}
