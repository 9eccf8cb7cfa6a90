import { getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';

import { grantMinutes } from '../../domain/account/grant-minutes';
import { splitFullName } from '../../domain/account/registration';
import { describeChange } from '../../domain/admin/describe-change';
import {
  freeMinutesFields,
  userNameFields,
  userStatusFields,
} from '../../domain/admin/shop-fields';
import type { UserEntry } from '../../domain/admin/user-entry';
import { userSearches, type UserSearch } from '../../domain/admin/user-search';
import { runLogged } from '../admin-log/run-logged';
import type { ChangeKey } from '../admin-log/write-entry';
import { DataError } from '../errors';
import { beginsWith } from '../firebase/begins-with';
import { readPage, type Page, type PageCursor } from '../firebase/page';
import { parseDocument, parseList } from '../firebase/parse';
import { request } from '../firebase/request';
import { readIn } from '../firebase/transaction';
import { profileRef, profilesRef } from '../profiles/refs';
import { storedProfileSchema } from '../profiles/stored-profile';
import { storedUserEntrySchema } from './stored-user-entry';

/** Every user, the newest first. Throws DataError 'permission-denied' for others than administrators. */
export async function listUsers(cursor: PageCursor | null): Promise<Page<UserEntry>> {
  return readPage(profilesRef(), 'createdAt', storedUserEntrySchema, cursor);
}

/** Documents that one search may read, whatever is typed. */
const mostRead = 60;

/** Users that a search found, by name. */
export interface FoundUsers {
  users: UserEntry[];
  /** There are more than these: a longer text finds them. */
  isCut: boolean;
}

async function runSearch({ field, prefix }: UserSearch, maxCount: number) {
  const { docs } = await request(() =>
    getDocs(query(profilesRef(), ...beginsWith(field, prefix), orderBy(field), limit(maxCount))),
  );
  return { users: parseList(storedUserEntrySchema, docs), isCut: docs.length === maxCount };
}

/**
 * The users whose address, name or last name begins with what is typed. Throws DataError.
 * @param most documents that are read at most.
 */
export async function searchUsers(typed: string, most = mostRead): Promise<FoundUsers> {
  const searches = userSearches(typed);
  const maxCount = Math.floor(most / Math.max(1, searches.length));
  const found = await Promise.all(searches.map((search) => runSearch(search, maxCount)));
  const byId = new Map(found.flatMap(({ users }) => users).map((user) => [user.userId, user]));
  return {
    users: [...byId.values()].sort((one, other) =>
      one.fullName.localeCompare(other.fullName, 'sv'),
    ),
    isCut: found.some(({ isCut }) => isCut),
  };
}

/** The user with this id, or null. Throws DataError 'permission-denied' for others than administrators. */
export async function getUser(uid: string): Promise<UserEntry | null> {
  const document = await request(() => getDoc(profileRef(uid)));
  return document.exists() ? parseDocument(storedUserEntrySchema, document) : null;
}

/**
 * The user with exactly this address, or null when there is none. Throws DataError 'conflict' when several have it, so
 * that nothing is given to the wrong one.
 */
export async function findUserByEmail(email: string): Promise<UserEntry | null> {
  const { docs } = await request(() =>
    getDocs(query(profilesRef(), where('email', '==', email.trim().toLowerCase()), limit(2))),
  );
  const users = parseList(storedUserEntrySchema, docs);
  if (users.length > 1) throw new DataError('conflict', `several users have the address ${email}`);
  return users[0] ?? null;
}

/** Lets a user in again, or shuts the user out. Throws DataError. */
export async function setUserActive(
  uid: string,
  isActive: boolean,
  changeKey: ChangeKey,
): Promise<void> {
  const profile = profileRef(uid);
  await runLogged(
    changeKey,
    isActive ? 'activateUser' : 'deactivateUser',
    profile,
    (transaction) => {
      transaction.update(profile, {
        userStatus: isActive ? 'active' : 'inactive',
        changeId: changeKey.id,
      });
      // the rules refuse it where it is no change
      const details = describeChange({ isActive: !isActive }, { isActive }, userStatusFields);
      return { result: undefined, details };
    },
  );
}

/** Gives a user another name, unless it is the one that the user has. Throws DataError. */
export async function renameUser(uid: string, typed: string, changeKey: ChangeKey): Promise<void> {
  const reference = profileRef(uid);
  const fullName = typed.trim();
  await runLogged(changeKey, 'renameUser', reference, async (transaction) => {
    const before = await readIn(transaction, reference, storedProfileSchema);
    if (before.fullName === fullName) return { result: undefined, details: null };
    transaction.update(reference, {
      ...splitFullName(fullName),
      fullName,
      changeId: changeKey.id,
    });
    return {
      result: undefined,
      details: describeChange(before, { ...before, fullName }, userNameFields),
    };
  });
}

/**
 * Gives a user free minutes. Returns how many have been added, which is fewer than given where the window is as long as
 * one can be; then nothing is written for none. Throws DataError.
 * @param now the server's time.
 */
export async function giveFreeMinutes(
  uid: string,
  minutes: number,
  now: Date,
  changeKey: ChangeKey,
): Promise<number> {
  const reference = profileRef(uid);
  const given = await runLogged(changeKey, 'grantMinutes', reference, async (transaction) => {
    const profile = await readIn(transaction, reference, storedProfileSchema);
    const granted = grantMinutes(profile, minutes, now);
    const isAnew = profile.freeMinutesStartedAt !== granted.freeMinutesStartedAt;
    const added = isAnew ? granted.freeMinutes : granted.freeMinutes - profile.freeMinutes;
    if (added <= 0) return { result: added, details: null };
    transaction.update(reference, {
      freeMinutes: granted.freeMinutes,
      changeId: changeKey.id,
      // the moment at which an open window began is kept as the server wrote it
      ...(isAnew && { freeMinutesStartedAt: null }),
    });
    return { result: added, details: describeChange(profile, granted, freeMinutesFields) };
  });
  return given ?? minutes;
}
