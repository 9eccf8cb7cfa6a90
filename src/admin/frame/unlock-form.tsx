import { useState } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';
import { confirmIdentity } from '../../data/auth/own-account';
import { toDataError } from '../../data/to-data-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormProblem } from '../../ui/form-problem';
import { notifyError } from '../../ui/notify';
import { Page } from '../../ui/page';
import { PasswordField } from '../../ui/password-field';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';

/** What a refused attempt says (specification, section 8). */
function describe(error: unknown): { title: string; text: string } {
  const { code } = toDataError(error);
  return code === 'wrong-password' || code === 'invalid-credential'
    ? { title: 'Fel lösenord', text: 'Det angivna lösenordet är felaktigt.' }
    : { title: 'Inloggning misslyckades', text: problemText(error) };
}

/** Has an administrator prove to be himself before the panel opens: by his own password, or by Google's popup. */
export function UnlockForm({ user, onUnlocked }: { user: AuthUser; onUnlocked: () => void }) {
  const [password, setPassword] = useState('');
  const unlock = useWrite({
    mutationFn: () => confirmIdentity(user.hasPassword ? password : null),
    onSuccess: onUnlocked,
    onError: (error) => {
      const { title, text } = describe(error);
      notifyError(title, text);
    },
  });
  const problem = unlock.isError ? describe(unlock.error) : null;
  return (
    <Page title="Admin-inloggning" width="narrow">
      <Card>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!unlock.isPending) unlock.mutate();
          }}
        >
          <p className="text-muted-foreground">
            {user.hasPassword
              ? `Skriv lösenordet till ditt konto, ${user.email}.`
              : 'Du loggar in med Google. Bekräfta att det är du i Google-fönstret som öppnas.'}
          </p>
          {/* for password managers, which want to know whose password it is */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          {user.hasPassword && (
            <PasswordField
              label="Lösenord"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
              }}
            />
          )}
          {problem !== null && <FormProblem title={problem.title}>{problem.text}</FormProblem>}
          <Button type="submit" isBusy={unlock.isPending}>
            Logga in
          </Button>
        </form>
      </Card>
    </Page>
  );
}
