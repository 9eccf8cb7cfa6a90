import { NewPasswordForm } from '../../components/account/new-password-form';
import type { AuthUser } from '../../data/auth/auth-user';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { IdentityForm } from './identity-form';
import { usePasswordChange } from './use-password-change';

function PasswordForm({ user }: { user: AuthUser }) {
  const change = usePasswordChange();
  return (
    <>
      <NewPasswordForm
        key={change.changes}
        email={user.email}
        isBusy={change.isBusy && !change.isAsking}
        problem={change.isAsking ? undefined : change.problem}
        onSubmit={change.submit}
      />
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
