import type { AuthUser } from '../../data/auth/auth-user';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { FormProblem } from '../../ui/form-problem';
import { PasswordField } from '../../ui/password-field';
import { IdentityForm } from './identity-form';
import { usePasswordChange } from './use-password-change';

function PasswordForm({ user }: { user: AuthUser }) {
  const change = usePasswordChange();
  const { fields, setFields } = change;
  return (
    <>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.submit();
        }}
      >
        {/* for password managers, which want to know whose password it is */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Nytt lösenord"
          autoComplete="new-password"
          hint="Minst 6 tecken"
          value={fields.password}
          onChange={(event) => {
            setFields({ ...fields, password: event.target.value });
          }}
        />
        <PasswordField
          label="Bekräfta nytt lösenord"
          autoComplete="new-password"
          value={fields.confirmation}
          onChange={(event) => {
            setFields({ ...fields, confirmation: event.target.value });
          }}
        />
        {change.problem !== undefined && !change.isAsking && (
          <FormProblem>{change.problem}</FormProblem>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          isBusy={change.isBusy && !change.isAsking}
          disabled={fields.password === '' || fields.confirmation === ''}
        >
          Ändra lösenord
        </Button>
      </form>
      <Dialog
        isOpen={change.isAsking}
        onClose={() => {
          if (!change.isBusy) change.cancel();
        }}
        title="Bekräfta att det är du"
        description="Det var ett tag sedan du loggade in. Skriv ditt nuvarande lösenord så ändrar vi till det nya."
      >
        <IdentityForm
          user={user}
          label="Ändra lösenord"
          isBusy={change.isBusy}
          problem={change.problem}
          onConfirm={change.confirm}
          onCancel={change.cancel}
        />
      </Dialog>
    </>
  );
}

/** Changes the password, or says why there is none to change. */
export function PasswordCard({ user }: { user: AuthUser }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Byt lösenord</h2>
      {user.hasPassword ? (
        <PasswordForm user={user} />
      ) : (
        <p>
          Du loggar in med Google och har därför inget lösenord hos oss. Vill du byta lösenord gör
          du det i ditt Google-konto.
        </p>
      )}
    </Card>
  );
}
