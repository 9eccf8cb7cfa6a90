import * as z from 'zod/mini';

import { renameUserOptions } from '../../data/users/queries';
import { isPlainText, notPlainMessage } from '../../domain/account/plain-text';
import type { UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { FormDialog } from '../shared/form-dialog';
import { textUpTo } from '../shared/form-rules';
import { useChange } from '../shared/use-change';

const failed = 'Kunde inte byta namnet.';

const nameSchema = z.object({
  name: textUpTo(limits.fullNameLength).check(
    z.minLength(1, 'Skriv ett namn.'),
    z.refine(isPlainText, notPlainMessage),
  ),
});

/** Gives a customer another name. */
export function RenameDialog({ user, onClose }: { user: UserEntry; onClose: () => void }) {
  const { field, handleSubmit } = useSchemaForm(nameSchema, {
    defaultValues: { name: user.fullName },
  });
  const rename = useChange(renameUserOptions(user.userId), {
    failed,
    done: () => {
      onClose();
      return 'Namnet har bytts.';
    },
  });
  return (
    <FormDialog
      title="Byt namn"
      description="Namnet står i panelen och i bokföringen. Vad kunden själv hälsas med ändras på Min Sida."
      isBusy={rename.isBusy}
      failed={failed}
      reason={rename.reason}
      onSubmit={() => {
        void handleSubmit(({ name }) => {
          rename.run(name);
        })();
      }}
      onClose={onClose}
    >
      <TextField label="Namn" autoComplete="off" {...field('name')} />
    </FormDialog>
  );
}
