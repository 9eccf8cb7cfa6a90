import { useState } from 'react';
import * as z from 'zod/mini';

import { isDataError } from '../../data/errors';
import { findUserByEmail } from '../../data/users/repository';
import type { UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { useWrite } from '../../ui/use-write';
import { textUpTo } from '../shared/form-rules';
import { problemText } from '../shared/messages';
import { GrantDialog } from './grant-dialog';

function problemOf(error: unknown): string {
  return isDataError(error, 'conflict')
    ? 'Flera användare har den adressen. Rätta den först.'
    : `Kunde inte söka efter användaren. ${problemText(error)}`;
}

const emailSchema = z.object({
  email: textUpTo(limits.emailLength).check(z.minLength(1, 'E-postadress är obligatorisk')),
});

/** Looks up whom to make an administrator. */
export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const { field, handleSubmit, reset, setError } = useSchemaForm(emailSchema, {
    defaultValues: { email: '' },
  });
  const [found, setFound] = useState<UserEntry | null>(null);
  const tell = (message: string) => {
    setError('email', { message });
  };
  const lookUp = useWrite({
    mutationFn: findUserByEmail,
    onSuccess: (user) => {
      setFound(user);
      if (user === null) tell('Det finns ingen användare med den adressen.');
    },
    onError: (error) => {
      tell(problemOf(error));
    },
  });
  return (
    <>
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          void handleSubmit(({ email }) => {
            lookUp.mutate(email);
          })(event);
        }}
      >
        <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
          <TextField
            label="Ny administratörs e-post"
            hint="Personen behöver redan ha ett konto."
            type="email"
            autoComplete="off"
            {...field('email')}
          />
        </div>
        <Button type="submit" className="sm:mt-8" isBusy={lookUp.isPending}>
          Välj roll
        </Button>
      </form>
      {found !== null && (
        <GrantDialog
          user={found}
          onGranted={() => {
            setFound(null);
            reset();
            onGranted();
          }}
          onClose={() => {
            setFound(null);
          }}
        />
      )}
    </>
  );
}
