import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getDoc, query, setDoc, Timestamp, where } from 'firebase/firestore/lite';
import * as z from 'zod/mini';

import { logProblem } from '../../lib/log';
import { measureServerTime } from '../../lib/server-clock';
import { statisticsKey } from '../admin-log/change-options';
import { invalidate } from '../invalidate';
import { parseDocument, timestampSchema } from '../firebase/parse';
import { request } from '../firebase/request';
import { profilesRef } from '../profiles/refs';
import { userTotalRef } from './refs';
import { count } from './repository';

/** How many users there were before a moment. */
export interface UserTotal {
  users: number;
  at: Date;
  /** When all of them were counted: who has deleted the account since is still in it. */
  countedAt: Date;
}

/** Milliseconds after which those who have come since are added to the stored total: their count costs by their number. */
const addedAfter = 7 * 24 * 60 * 60 * 1000;

/** A document of `userTotals`. */
const userTotalSchema = z.object({
  users: z.int(),
  at: timestampSchema,
  countedAt: timestampSchema,
});

/** How many have come at the moment or since. */
const countSince = (at: Date) =>
  count(query(profilesRef(), where('createdAt', '>=', Timestamp.fromDate(at))));

/**
 * The moment up to which users are stored: a minute ago, since this device's clock may be a little fast, and who registers
 * while they are counted is to be counted once.
 */
async function lastMinute(): Promise<Date> {
  return new Date((await measureServerTime()).getTime() - 60_000);
}

async function store(total: UserTotal): Promise<UserTotal> {
  const { users, at, countedAt } = total;
  await request(() =>
    setDoc(userTotalRef(), {
      users,
      at: Timestamp.fromDate(at),
      countedAt: Timestamp.fromDate(countedAt),
    }),
  );
  return total;
}

/** Counts all users, a read for each thousand, and stores how many they are. Throws DataError. */
export async function recountUsers(): Promise<UserTotal> {
  const at = await lastMinute();
  const [all, since] = await Promise.all([count(profilesRef()), countSince(at)]);
  return store({ users: all - since, at, countedAt: at });
}

async function readUserTotal(): Promise<UserTotal> {
  const stored = await request(() => getDoc(userTotalRef()));
  return stored.exists() ? parseDocument(userTotalSchema, stored) : recountUsers();
}

/** The stored total of users; where there is none yet they are counted. */
export function userTotalOptions() {
  return queryOptions<UserTotal>({
    queryKey: [...statisticsKey, 'userTotal'],
    queryFn: readUserTotal,
  });
}

/** How many users there are: those of the stored total and those who have come since. Throws DataError. */
export async function countUsers(client: QueryClient): Promise<number> {
  const total = await client.query(userTotalOptions());
  const users = total.users + (await countSince(total.at));
  const at = await lastMinute();
  if (at.getTime() - total.at.getTime() > addedAfter) {
    const added = { ...total, users: users - (await countSince(at)), at };
    // refused, such as where somebody has counted anew meanwhile, it is tried at the next visit
    await store(added).catch((error: unknown) => {
      logProblem('the total of users could not be stored', error);
    });
  }
  return users;
}

/** Counts all users anew. */
export function recountUsersOptions() {
  return mutationOptions<UserTotal>({
    mutationFn: recountUsers,
    onSuccess: (total, _nothing, _before, { client }) => {
      client.setQueryData(userTotalOptions().queryKey, total);
      return invalidate(client, [...statisticsKey, 'users']);
    },
  });
}
