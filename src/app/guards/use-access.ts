import { useQuery } from '@tanstack/react-query';

import type { AccessState } from '../../data/access/access-state';
import { accessOptions } from '../../data/access/queries';
import { authOptions } from '../../data/auth/queries';
import { decideAccess, isOpen } from '../../domain/account/access';
import type { ProductId } from '../../domain/account/license';
import { serverNow } from '../../lib/server-clock';

/** Follows who is signed in and whether one of the products opens the page to them. */
export function useAccess(opening: readonly ProductId[]): AccessState {
  const auth = useQuery(authOptions());
  const user = auth.data ?? null;
  const sources = useQuery({ ...accessOptions(user?.uid ?? ''), enabled: user !== null });
  if (auth.data === undefined) {
    return auth.isError
      ? { kind: 'failed', retry: () => void auth.refetch(), isRetrying: auth.isFetching }
      : { kind: 'loading' };
  }
  if (user === null) return { kind: 'signedOut' };
  if (sources.data === undefined) {
    return sources.isError
      ? {
          kind: 'failed',
          user,
          retry: () => void sources.refetch(),
          isRetrying: sources.isFetching,
        }
      : { kind: 'loading', user };
  }
  const { profile, licenses, isAdmin } = sources.data;
  const access = decideAccess(profile, licenses, opening, serverNow());
  if (!isAdmin && !isOpen(access)) {
    // what the device remembers never shuts anybody out while the answer is on its way
    return { kind: sources.isFetching ? 'checking' : 'shut', user, access };
  }
  return { kind: 'open', user, access };
}
