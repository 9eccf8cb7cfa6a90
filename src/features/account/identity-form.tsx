import { useState, type SyntheticEvent } from 'react';

import type { AuthUser } from '../../data/auth/auth-user';
import { Button } from '../../ui/button';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { PasswordField } from '../../ui/password-field';

/** Has the learner prove who he is before something is done: by the current password, or by Google's popup. */
export function IdentityForm({
  user,
  label,
  variant = 'primary',
  isBusy,
  problem,
  onConfirm,
  onCancel,
}: {
  user: AuthUser;
  label: string;
  variant?: 'primary' | 'destructive';
  isBusy: boolean;
  problem: string | undefined;
  /** Given the password, or null for an account without one. */
  onConfirm: (password: string | null) => void;
  onCancel: () => void;
}) {
  const [password, setPassword] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onConfirm(user.hasPassword ? password : null);
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {user.hasPassword ? (
        <PasswordField
          label="Nuvarande lösenord"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
          }}
        />
      ) : (
        <p>Du loggar in med Google. Bekräfta att det är du i Googles fönster som öppnas.</p>
      )}
      {problem !== undefined && <FormProblem>{problem}</FormProblem>}
      <DialogButtons isBusy={isBusy} onBack={onCancel}>
        <Button
          type="submit"
          variant={variant}
          isBusy={isBusy}
          disabled={user.hasPassword && password === ''}
        >
          {label}
        </Button>
      </DialogButtons>
    </form>
  );
}
