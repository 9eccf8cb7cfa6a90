import { useState, type SyntheticEvent } from 'react';

import { changeNameOptions } from '../../data/account/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { isPlainText, notPlainMessage } from '../../domain/account/plain-text';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { problemText } from './messages';
import { Verification } from './verification';

/** The learner's name, which can be changed, and address, which cannot. */
export function ProfileCard({ user }: { user: AuthUser }) {
  const [name, setName] = useState(user.displayName);
  const [problem, setProblem] = useState<string>();
  const save = useWrite({
    ...changeNameOptions(),
    onWritten: (saved) => {
      setName(saved.displayName);
      notifySuccess('Profilen är uppdaterad');
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPlainText(name.trim())) save.mutate(name);
    else setProblem(notPlainMessage);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Profil</h2>
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          label="Namn"
          autoComplete="name"
          maxLength={limits.fullNameLength}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
        <TextField label="E-postadress" value={user.email} readOnly />
        {save.isError && (
          <FormProblem>Kunde inte uppdatera profilen: {problemText(save.error)}</FormProblem>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          isBusy={save.isPending}
          disabled={name.trim() === ''}
        >
          Spara
        </Button>
      </form>
      {!user.isEmailVerified && <Verification />}
    </Card>
  );
}
