import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { changeNameOptions } from '../../data/account/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { isPlainText, notPlainMessage } from '../../domain/account/plain-text';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifySuccess } from '../../ui/notify';
import { useSchemaForm } from '../../ui/use-schema-form';
import { useWrite } from '../../ui/use-write';
import { accountProblem } from './messages';
import { Verification } from './verification';

const nameSchema = z.object({
  name: z.string().check(z.refine((name) => isPlainText(name.trim()), notPlainMessage)),
});

/** The learner's name, which can be changed, and address, which cannot. */
export function ProfileCard({ user }: { user: AuthUser }) {
  const { field, control, handleSubmit, reset } = useSchemaForm(nameSchema, {
    defaultValues: { name: user.displayName },
  });
  const { name = '' } = useWatch({ control });
  const save = useWrite({
    ...changeNameOptions(),
    onWritten: (saved) => {
      reset({ name: saved.displayName });
      notifySuccess('Profilen är uppdaterad');
    },
  });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Profil</h2>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit((typed) => {
            save.mutate(typed.name);
          })(event);
        }}
      >
        <TextField
          label="Namn"
          autoComplete="name"
          maxLength={limits.fullNameLength}
          {...field('name')}
        />
        <TextField label="E-postadress" value={user.email} readOnly />
        {save.isError && (
          <FormProblem>Kunde inte uppdatera profilen: {accountProblem(save.error)}</FormProblem>
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
