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

const countCreated = (from: Date | null, to: Date) =>
  count(
    query(
      profilesRef(),
      ...(from === null ? [] : [where('createdAt', '>=', Timestamp.fromDate(from))]),
      where('createdAt', '<', Timestamp.fromDate(to)),
    ),
  );

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
  const now = await measureServerTime();
  return store({ users: await countCreated(null, now), at: now, countedAt: now });
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
  const now = await measureServerTime();
  if (total.at >= now) return total.users;
  const users = total.users + (await countCreated(total.at, now));
  if (now.getTime() - total.at.getTime() > addedAfter) {
    await store({ ...total, users, at: now }).catch((error: unknown) => {
      logProblem('the total of users could not be stored', error);
    });
  }
  return users;
}

/** Counts all users anew. */
export function recountUsersOptions() {
  return mutationOptions<UserTotal>({
    mutationFn: recountUsers,
    onSuccess: (_total, _nothing, _before, { client }) => invalidate(client, statisticsKey),
  });
}
