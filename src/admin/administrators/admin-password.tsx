import { useState } from 'react';

import { NewPasswordForm } from '../../components/account/new-password-form';
import { changePassword, confirmIdentity } from '../../data/auth/own-account';
import { toDataError } from '../../data/to-data-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { notifyError, notifySuccess } from '../../ui/notify';
import { PasswordField } from '../../ui/password-field';
import { useWrite } from '../../ui/use-write';
import { useAdmin } from '../shared/admin-context';
import { problemText } from '../shared/messages';

/** What a refused change says. */
function describe(error: unknown): { title: string; text: string } {
  switch (toDataError(error).code) {
    case 'wrong-password':
    case 'invalid-credential':
      return { title: 'Fel lösenord', text: 'Det angivna lösenordet är felaktigt.' };
    case 'weak-password':
      return { title: 'Fel', text: 'Lösenordet är för svagt. Använd minst 6 tecken.' };
    default:
      return { title: 'Fel', text: `Kunde inte ändra lösenordet: ${problemText(error)}` };
  }
}

/** Asks for the present password and then sets the new one. */
function ConfirmIdentityDialog({
  password,
  onChanged,
  onClose,
}: {
  password: string;
  onChanged: () => void;
  onClose: () => void;
}) {
  const admin = useAdmin();
  const [current, setCurrent] = useState('');
  const change = useWrite({
    mutationFn: async () => {
      await confirmIdentity(current);
      await changePassword(password);
    },
    onSuccess: () => {
      notifySuccess('Framgång', 'Admin-lösenordet har ändrats.');
      onChanged();
    },
    onError: (error) => {
      const { title, text } = describe(error);
      notifyError(title, text);
    },
  });
  const problem = change.isError ? describe(change.error) : null;
  const close = () => {
    if (!change.isPending) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title="Bekräfta att det är du"
      description="Skriv ditt nuvarande lösenord så ändrar vi till det nya."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate();
        }}
      >
        <input type="text" autoComplete="username" value={admin.email} readOnly hidden />
        <PasswordField
          label="Nuvarande lösenord"
          autoComplete="current-password"
          value={current}
          onChange={({ target }) => {
            setCurrent(target.value);
          }}
        />
        {problem !== null && <FormProblem title={problem.title}>{problem.text}</FormProblem>}
        <DialogButtons isBusy={change.isPending} onBack={close}>
          <Button type="submit" isBusy={change.isPending} disabled={current === ''}>
            Ändra lösenord
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function PasswordForm() {
  const admin = useAdmin();
  const [changes, setChanges] = useState(0);
  const [password, setPassword] = useState<string | null>(null);
  const close = () => {
    setPassword(null);
  };
  return (
    <>
      <NewPasswordForm
        key={changes}
        email={admin.email}
        onProblem={(problem) => {
          notifyError('Fel', problem);
        }}
        onSubmit={setPassword}
      />
      {password !== null && (
        <ConfirmIdentityDialog
          password={password}
          onChanged={() => {
            setChanges(changes + 1);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Changes the administrator's own password, which is also what opens the panel. */
export function AdminPassword() {
  const admin = useAdmin();
  return (
    <Card className="grid content-start gap-4">
      <div>
        <h3 className="text-lg">Admin-lösenord</h3>
        <p className="text-muted-foreground">
          Lösenordet till ditt eget konto, {admin.email}. Med det öppnar du också den här panelen.
        </p>
      </div>
      {admin.hasPassword ? (
        <PasswordForm />
      ) : (
        <p>
          Du loggar in med Google och har därför inget lösenord hos oss. Vill du byta lösenord gör
          du det i ditt Google-konto.
        </p>
      )}
    </Card>
  );
}
