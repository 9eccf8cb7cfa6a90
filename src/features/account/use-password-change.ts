import { useState } from 'react';

import { changePassword, confirmIdentity } from '../../data/auth/own-account';
import { isDataError } from '../../data/errors';
import { notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { accountProblem } from './messages';

/** Changes the password; asks for the current one when the sign-in service wants a recent sign-in. */
export function usePasswordChange() {
  const [password, setPassword] = useState('');
  const [changes, setChanges] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const change = useWrite({
    mutationFn: async (attempt: { password: string; current: string | null }) => {
      if (attempt.current !== null) await confirmIdentity(attempt.current);
      await changePassword(attempt.password);
    },
    onSuccess: () => {
      setChanges(changes + 1);
      setIsAsking(false);
      notifySuccess('Lösenordet är ändrat', 'Använd det nya lösenordet nästa gång du loggar in.');
    },
    onError: (error) => {
      if (isDataError(error, 'requires-recent-login')) setIsAsking(true);
    },
  });
  // the first time this only opens the dialog
  const isFirstRefusal =
    change.variables?.current === null && isDataError(change.error, 'requires-recent-login');
  const problem =
    change.isError && !isFirstRefusal
      ? `Kunde inte ändra lösenordet: ${accountProblem(change.error)}`
      : undefined;
  return {
    /** How often it has been changed here: what was typed for it is not kept. */
    changes,
    isAsking,
    isBusy: change.isPending,
    problem,
    submit: (typed: string) => {
      setPassword(typed);
      change.mutate({ password: typed, current: null });
    },
    confirm: (current: string | null) => {
      change.mutate({ password, current });
    },
    cancel: () => {
      setIsAsking(false);
      change.reset();
    },
  };
}
