import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { AuthUser } from '../../data/auth/auth-user';
import { showUser } from '../../data/auth/queries';
import { notifySuccess } from '../../ui/notify';

/** The address a person was sent from to sign in, or home. */
function originOf(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.home.getHref();
}

/** Returns what greets a person who has just signed in or registered and takes them on. */
export function useWelcome(): (user: AuthUser, text: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (user, text) => {
    // the service tells of a new account before its name is set, and not again after
    showUser(user);
    const firstName = user.displayName.split(' ')[0] ?? '';
    notifySuccess(firstName === '' ? 'Välkommen!' : `Välkommen, ${firstName}!`, text);
    void navigate(originOf(state), { replace: true });
  };
}
