import { useState } from 'react';

import { changeLicenseEndOptions } from '../../data/licenses/queries';
import type { License } from '../../domain/account/license';
import { userName, type UserEntry } from '../../domain/admin/user-entry';
import { licenseDaySchema, typedLastDay } from '../../domain/purchase/license-day';
import { productName } from '../../domain/purchase/order-names';
import { serverNow } from '../../lib/server-clock';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from './form-dialog';
import { useChange } from './use-change';

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
  const { field, handleSubmit } = useSchemaForm(schema, {
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
    </FormDialog>
  );
}
