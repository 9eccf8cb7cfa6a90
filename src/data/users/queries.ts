import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { UserEntry } from '../../domain/admin/user-entry';
import type { Page, PageCursor } from '../firebase/page';
import { listUsers, searchUsers, type FoundUsers } from './repository';

/** The key of every list of users: for what has changed one. */
export const usersKey = ['admin', 'users'] as const;

/** A page of the users, the newest first. */
export function usersPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<UserEntry>>({
    queryKey: [...usersKey, 'page', cursor],
    queryFn: () => listUsers(cursor),
    staleTime: 0,
  });
}

/** The users that a search finds; the ones before stay while the next are looked for. */
export function userSearchOptions(typed: string) {
  return queryOptions<FoundUsers>({
    queryKey: [...usersKey, 'search', typed],
    queryFn: () => searchUsers(typed),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
