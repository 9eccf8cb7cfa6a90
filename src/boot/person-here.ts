import type { AccessSources } from '../data/access/queries';
import { authOptions, lastUser } from '../data/auth/queries';
import { accessKey, queryClient } from '../data/query-client';
import type { Person } from './keep-messages';

/** Begins the key of data/admins/queries.ts, which brings the database with it. */
const adminRoleKey = ['adminRole'] as const;

/** Who uses the program, as far as the page has had to find out. */
export function personHere(): Person {
  const user = queryClient.getQueryData(authOptions().queryKey);
  if (user === undefined ? lastUser.read() === null : user === null) return 'visitor';
  const roles = queryClient.getQueriesData<string | null>({ queryKey: adminRoleKey });
  const sources = queryClient.getQueriesData<AccessSources>({ queryKey: accessKey });
  const isAdmin =
    roles.some(([, role]) => role != null) || sources.some(([, found]) => found?.isAdmin === true);
  return isAdmin ? 'administrator' : 'learner';
}

const telling: readonly unknown[] = ['auth', accessKey[0], adminRoleKey[0]];

/** Calls back when something of it has been found out. */
export function watchPerson(tell: () => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    const isNews = event.type === 'updated' && event.action.type === 'success';
    const [key] = event.query.queryKey as readonly unknown[];
    if (isNews && telling.includes(key)) tell();
  });
}
