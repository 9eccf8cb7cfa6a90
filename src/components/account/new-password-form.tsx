import { useWatch } from 'react-hook-form';

import { newPasswordSchema } from '../../domain/account/new-password';
import { Button } from '../../ui/button';
import { FormProblem } from '../../ui/form-problem';
import { PasswordField } from '../../ui/password-field';
import { useSchemaForm } from '../../ui/use-schema-form';

/** A new password, typed twice. */
export function NewPasswordForm({
  email,
  isBusy = false,
  problem,
  onProblem,
  onSubmit,
}: {
  /** Whose password it is. */
  email: string;
  isBusy?: boolean;
  /** Why what was sent has not been done. */
  problem?: string | undefined;
  /** Told what is wrong with what was typed, beside the form itself. */
  onProblem?: (message: string) => void;
  onSubmit: (password: string) => void;
}) {
  const { register, control, handleSubmit, formState } = useSchemaForm(newPasswordSchema, {
    defaultValues: { password: '', confirmation: '' },
  });
  const typed = useWatch({ control });
  const shown = formState.errors.root?.message ?? problem;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        void handleSubmit(
          ({ password }) => {
            onSubmit(password);
          },
          ({ root }) => {
            if (root?.message !== undefined) onProblem?.(root.message);
          },
        )(event);
      }}
    >
      {/* for password managers, which want to know whose password it is */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Nytt lösenord"
        autoComplete="new-password"
        hint="Minst 6 tecken"
        {...register('password')}
      />
      <PasswordField
        label="Bekräfta nytt lösenord"
        autoComplete="new-password"
        {...register('confirmation')}
      />
      {shown !== undefined && <FormProblem>{shown}</FormProblem>}
      <Button
        type="submit"
        className="justify-self-start"
        isBusy={isBusy}
        disabled={typed.password === '' || typed.confirmation === ''}
      >
        Ändra lösenord
      </Button>
    </form>
  );
}
