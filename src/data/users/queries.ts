import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { UserEntry } from '../../domain/admin/user-entry';
import { isUsableId } from '../../domain/import/stable-id';
import { measureServerTime } from '../../lib/server-clock';
import { changeOptions, statisticsKey } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { createUser } from './create-user';
import {
  getUser,
  giveFreeMinutes,
  listUsers,
  renameUser,
  searchUsers,
  setUserActive,
  type FoundUsers,
} from './repository';

/** The key of every list of users: for what has changed one. */
const usersKey = ['admin', 'users'] as const;

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

/** A user as an administrator sees one, or null. */
export function userOptions(uid: string) {
  return queryOptions<UserEntry | null>({
    queryKey: [...usersKey, 'one', uid],
    queryFn: () => (isUsableId(uid) ? getUser(uid) : null),
    staleTime: 0,
  });
}

/** Creates an account with its profile. Throws DataError such as 'email-in-use' or 'weak-password'. */
export const createUserOptions = () =>
  changeOptions(createUser, usersKey, [...statisticsKey, 'users']);

/** Lets a user in again, or shuts the user out. */
export const setUserActiveOptions = (uid: string) =>
  changeOptions(
    (isActive: boolean, changeKey) => setUserActive(uid, isActive, changeKey),
    usersKey,
  );

/** Gives a user another name. */
export const renameUserOptions = (uid: string) =>
  changeOptions((name: string, changeKey) => renameUser(uid, name, changeKey), usersKey);

/** Gives a user free minutes; the result is how many have been added. */
export const giveFreeMinutesOptions = (uid: string) =>
  changeOptions(
    async (minutes: number, changeKey) =>
      giveFreeMinutes(uid, minutes, await measureServerTime(), changeKey),
    usersKey,
  );
