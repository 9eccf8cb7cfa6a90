import { useQuery } from '@tanstack/react-query';

import { accessOptions } from '../../data/access/queries';
import type { AuthUser } from '../../data/auth/auth-user';
import { authOptions } from '../../data/auth/queries';
import { decideAccess, isOpen, type Access } from '../../domain/account/access';

/** What stands between a person and practice. */
export type PracticeAccess =
  | { kind: 'loading' }
  | { kind: 'signedOut' }
  | { kind: 'failed'; retry: () => void; isRetrying: boolean }
  | { kind: 'shut'; user: AuthUser; access: Access }
  | { kind: 'open'; user: AuthUser; access: Access };

/** Follows who is signed in and whether practice is open to them. */
export function useAccess(): PracticeAccess {
  const auth = useQuery(authOptions());
  const user = auth.data ?? null;
  const sources = useQuery({ ...accessOptions(user?.uid ?? ''), enabled: user !== null });
  if (auth.isError) {
    return { kind: 'failed', retry: () => void auth.refetch(), isRetrying: auth.isFetching };
  }
  if (auth.data === undefined) return { kind: 'loading' };
  if (user === null) return { kind: 'signedOut' };
  if (sources.data === undefined) {
    return sources.isError
      ? { kind: 'failed', retry: () => void sources.refetch(), isRetrying: sources.isFetching }
      : { kind: 'loading' };
  }
  const { profile, licenses, isAdmin } = sources.data;
  const access = decideAccess(profile, licenses, ['full'], new Date());
  return { kind: isAdmin || isOpen(access) ? 'open' : 'shut', user, access };
}
