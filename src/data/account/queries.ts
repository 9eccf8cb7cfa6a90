import { queryOptions } from '@tanstack/react-query';

import { findDeletionObstacle, type DeletionObstacle } from './delete-account';

/** What keeps the user from deleting the account, or null. */
export function deletionObstacleOptions(uid: string) {
  return queryOptions<DeletionObstacle | null>({
    queryKey: ['deletionObstacle', uid],
    queryFn: () => findDeletionObstacle(uid),
    staleTime: 0,
    gcTime: 0,
  });
}
