import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { AccessState } from '../../data/access/access-state';
import { accessOptions } from '../../data/access/queries';
import { authOptions } from '../../data/auth/queries';
import { decideAccess, isOpen } from '../../domain/account/access';
import type { ProductId } from '../../domain/account/license';
import { serverNow } from '../../lib/server-clock';

/** Follows who is signed in and whether one of the products opens the page to them. */
export function useAccess(opening: readonly ProductId[]): AccessState {
  const [shutOut, setShutOut] = useState<string | null>(null);
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
    // what the device remembers never shuts anybody out while the answer is on its way; who has had that stays shut out
    // while it is asked for anew: what stands there now may be being filled in
    if (sources.isFetching && shutOut !== user.uid) return { kind: 'checking', user, access };
    if (shutOut !== user.uid) setShutOut(user.uid);
    return { kind: 'shut', user, access };
  }
  if (shutOut !== null) setShutOut(null);
  return { kind: 'open', user, access };
}
