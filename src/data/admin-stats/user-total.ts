import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { query, Timestamp, where } from 'firebase/firestore/lite';

import { measureServerTime } from '../../lib/server-clock';
import { onDevice } from '../device-cache';
import { profilesRef } from '../profiles/refs';
import { count } from './repository';

/** How many users there were at a moment. */
interface UserTotal {
  users: number;
  at: Date;
}

/** Milliseconds for which a whole count is built on: a week, within which those who delete their account stay in it. */
const countedFor = 7 * 24 * 60 * 60 * 1000;

/** All users, counted whole once a week on a device: a read for each thousand. */
function wholeCountOptions() {
  return queryOptions<UserTotal>({
    queryKey: ['admin', 'userTotal'],
    queryFn: async () => {
      const at = await measureServerTime();
      return { users: await count(profilesRef()), at };
    },
    staleTime: countedFor,
    ...onDevice,
  });
}

/** How many users there are: those of the last whole count and those who have come since. Throws DataError. */
export async function countUsers(client: QueryClient): Promise<number> {
  const asked = await measureServerTime();
  const { users, at } = await client.query(wholeCountOptions());
  if (at >= asked) return users;
  const since = where('createdAt', '>=', Timestamp.fromDate(at));
  return users + (await count(query(profilesRef(), since)));
}
