import { useState } from 'react';

import { isDataError } from '../../data/errors';
import { findUserByEmail } from '../../data/users/repository';
import type { UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useWrite } from '../../ui/use-write';
import { tooLong } from '../shared/at-most';
import { problemText } from '../shared/messages';
import { GrantDialog } from './grant-dialog';

function problemOf(error: unknown): string {
  return isDataError(error, 'conflict')
    ? 'Flera användare har den adressen. Rätta den först.'
    : `Kunde inte söka efter användaren. ${problemText(error)}`;
}

/** Looks up whom to make an administrator. */
export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<UserEntry | null>(null);
  const lookUp = useWrite({
    mutationFn: findUserByEmail,
    onSuccess: (user) => {
      setFound(user);
      setProblem(user === null ? 'Det finns ingen användare med den adressen.' : undefined);
    },
    onError: (error) => {
      setProblem(problemOf(error));
    },
  });
  return (
    <>
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() === '') setProblem('E-postadress är obligatorisk');
          else if (email.trim().length > limits.emailLength)
            setProblem(tooLong(limits.emailLength));
          else if (!lookUp.isPending) lookUp.mutate(email);
        }}
      >
        <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
          <TextField
            label="Ny administratörs e-post"
            hint="Personen behöver redan ha ett konto."
            type="email"
            autoComplete="off"
            error={problem}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
            }}
          />
        </div>
        <Button type="submit" className="sm:mt-8" isBusy={lookUp.isPending}>
          Ge rollen
        </Button>
      </form>
      {found !== null && (
        <GrantDialog
          user={found}
          onGranted={() => {
            setFound(null);
            setEmail('');
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
