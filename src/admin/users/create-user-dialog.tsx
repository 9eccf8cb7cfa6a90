import * as z from 'zod/mini';

import { isDataError } from '../../data/errors';
import { toDataError } from '../../data/to-data-error';
import { createUserOptions } from '../../data/users/queries';
import { isPlainText, notPlainMessage } from '../../domain/account/plain-text';
import { limits } from '../../domain/limits';
import { TextField } from '../../ui/field';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { DraftChoice } from '../shared/draft-choice';
import type { Draft } from '../shared/draft-store';
import { knownProblem } from '../shared/messages';
import { FormDialog } from '../shared/form-dialog';
import { textUpTo } from '../shared/form-rules';
import { useChange } from '../shared/use-change';
import { useDraft, useDraftOffer } from '../shared/use-draft';

/** What follows 'Kunde inte skapa användaren. ': in Swedish where the reason is known, else the service's message. */
function reasonOf(error: unknown): string {
  const { code, message } = toDataError(error);
  switch (code) {
    case 'email-in-use':
      return 'En användare med denna e-postadress existerar redan';
    case 'invalid-email':
      return 'Ogiltig e-postadress';
    default:
      return knownProblem(error) ?? message;
  }
}

const failed = 'Kunde inte skapa användaren.';
const title = 'Skapa användare';
const description =
  'Användaren loggar in med e-postadressen och lösenordet, och kan byta lösenord under Min Sida.';

const userSchema = z.object({
  name: textUpTo(limits.fullNameLength).check(z.refine(isPlainText, notPlainMessage)),
  email: textUpTo(limits.emailLength).check(z.minLength(1, 'E-postadress är obligatorisk')),
  password: z
    .string()
    .check(z.minLength(limits.passwordMinLength, 'Lösenordet måste vara minst 6 tecken långt')),
});

const draftName = 'user';

function CreateUserForm({ draft, onClose }: { draft: Draft | null; onClose: () => void }) {
  const form = useSchemaForm(userSchema, {
    mode: 'onChange',
    defaultValues: { name: '', email: '', password: '' },
  });
  const { field, handleSubmit, setError } = form;
  const forget = useDraft(form, draftName, { draft, base: null, secret: ['password'] });
  const create = useChange(createUserOptions(), {
    failed,
    hasPlace: false,
    reasonOf,
    done: () => {
      forget();
      onClose();
      return 'Användaren har skapats.';
    },
  });
  return (
    <FormDialog
      title={title}
      description={description}
      saveLabel="Skapa användare"
      isBusy={create.isBusy}
      failed={failed}
      reason={create.reason}
      onSubmit={() => {
        void handleSubmit((user) => {
          create.run(user, {
            onError: (error) => {
              if (isDataError(error, 'email-in-use') || isDataError(error, 'invalid-email')) {
                setError('email', { message: reasonOf(error) }, { shouldFocus: true });
              }
            },
          });
        })();
      }}
      onClose={onClose}
    >
      <TextField label="Namn" autoComplete="off" {...field('name')} />
      <TextField label="E-post" type="email" autoComplete="off" {...field('email')} />
      <PasswordField
        label="Lösenord"
        hint="Minst 6 tecken"
        autoComplete="new-password"
        {...field('password')}
      />
    </FormDialog>
  );
}

/**
 * Creates an account with a password that the administrator hands over. What was written before comes first, without
 * the password.
 */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const offer = useDraftOffer(draftName);
  if (offer.offered === null) return <CreateUserForm draft={offer.draft} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <DraftChoice offer={offer} />
    </Dialog>
  );
}
