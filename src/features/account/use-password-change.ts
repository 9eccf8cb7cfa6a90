import { useState } from 'react';

import { changePassword, confirmIdentity } from '../../data/auth/own-account';
import { isDataError } from '../../data/errors';
import { limits } from '../../domain/limits';
import { notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { problemText } from './messages';

/** A new password as it is typed, twice. */
interface NewPassword {
  password: string;
  confirmation: string;
}

const empty: NewPassword = { password: '', confirmation: '' };

/** Why a new password is not sent, or undefined when it can be (specification, section 5). */
function findProblem({ password, confirmation }: NewPassword): string | undefined {
  if (password !== confirmation) return 'Lösenorden matchar inte.';
  if (password.length < limits.passwordMinLength) {
    return 'Lösenordet måste vara minst 6 tecken långt.';
  }
  return undefined;
}

/** Changes the password; asks for the current one when the sign-in service wants a recent sign-in. */
export function usePasswordChange() {
  const [fields, setFields] = useState(empty);
  const [ruleProblem, setRuleProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const change = useWrite({
    mutationFn: async (current: string | null) => {
      if (current !== null) await confirmIdentity(current);
      await changePassword(fields.password);
    },
    onSuccess: () => {
      setFields(empty);
      setIsAsking(false);
      notifySuccess('Lösenordet är ändrat', 'Använd det nya lösenordet nästa gång du loggar in.');
    },
    onError: (error) => {
      if (isDataError(error, 'requires-recent-login')) setIsAsking(true);
    },
  });
  // the first time this only opens the dialog
  const isFirstRefusal =
    change.variables === null && isDataError(change.error, 'requires-recent-login');
  const problem =
    change.isError && !isFirstRefusal
      ? `Kunde inte ändra lösenordet: ${problemText(change.error)}`
      : undefined;
  return {
    fields,
    setFields,
    isAsking,
    isBusy: change.isPending,
    problem: ruleProblem ?? problem,
    submit: () => {
      const found = findProblem(fields);
      setRuleProblem(found);
      if (found === undefined) change.mutate(null);
    },
    confirm: (current: string | null) => {
      change.mutate(current);
    },
    cancel: () => {
      setIsAsking(false);
      change.reset();
    },
  };
}
