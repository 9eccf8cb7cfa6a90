import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';
import { updateDisplayName } from '../../data/auth/own-account';
import { authOptions } from '../../data/auth/queries';
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
  const client = useQueryClient();
  const [name, setName] = useState(user.displayName);
  const [problem, setProblem] = useState<string>();
  const save = useWrite({
    mutationFn: () => updateDisplayName(name),
    onSuccess: async (saved) => {
      client.setQueryData(authOptions().queryKey, saved);
      setName(saved.displayName);
      notifySuccess('Profilen är uppdaterad');
      await client.invalidateQueries({ queryKey: ['access', saved.uid] });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPlainText(name.trim())) save.mutate();
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
