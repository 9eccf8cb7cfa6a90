import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { AccessState } from '../../data/access/access-state';
import { AccessFailed } from './access-failed';
import { FreeMinutesStart } from './free-minutes-start';
import { useAccess } from './use-access';

type Open = Extract<AccessState, { kind: 'open' }>;

/**
 * For pages that ask or show questions: open to those with full access, and back to the overview, which has the offer and
 * says what is locked, for everybody else. A free window that closes meanwhile lets the question at hand be finished.
 */
export function SessionGate({
  title,
  from,
  skeleton,
  children,
}: {
  title: string;
  /** Address to come back to after signing in. */
  from: string;
  skeleton: ReactNode;
  /** `closesAt` is when free minutes end or null. */
  children: (own: { uid: string; closesAt: Date | null }) => ReactNode;
}) {
  const state = useAccess(['full']);
  const [opened, setOpened] = useState<Open | null>(null);
  if (state.kind === 'open' && opened?.access.kind !== state.access.kind) setOpened(state);

  if (state.kind === 'signedOut') {
    return <Navigate to={paths.login.getHref()} state={{ from }} replace />;
  }
  const open =
    state.kind === 'open' ? state : opened?.access.kind === 'freeMinutes' ? opened : null;
  if (open === null && (state.kind === 'loading' || state.kind === 'checking')) return skeleton;
  if (open === null && state.kind === 'failed') return <AccessFailed title={title} {...state} />;
  if (open === null) {
    return <Navigate to={paths.practice.getHref()} state={{ locked: title }} replace />;
  }
  if (open.access.kind === 'freeMinutesUnopened') {
    return <FreeMinutesStart uid={open.user.uid} minutes={open.access.minutes} />;
  }
  const closesAt = open.access.kind === 'freeMinutes' ? open.access.until : null;
  return children({ uid: open.user.uid, closesAt });
}
