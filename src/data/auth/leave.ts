import { queryClient } from '../query-client';
import { authOptions } from './queries';
import { signOut } from './repository';

/** Milliseconds that a sign-out waits for what is being read: on a dead network that would not come to an end. */
const timeoutMs = 3000;

/** Resolves once nothing is being read and the page has shown what it knows, or at this moment. */
function readsEnded(until: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const look = () => {
      // what one read leads to begins a moment after it
      setTimeout(() => {
        if (queryClient.isFetching() === 0) end();
      });
    };
    const timer = setTimeout(end, until - Date.now());
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

/**
 * Signs the person on this page out. The token goes last: the sign-in service takes it away before it tells anybody, and
 * what is read without it is refused. So what is being read comes to its end, and the page knows that nobody is signed in,
 * before. Throws DataError; then the person is still signed in.
 */
export async function leave(): Promise<void> {
  const { queryKey } = authOptions();
  const user = queryClient.getQueryData(queryKey);
  const until = Date.now() + timeoutMs;
  await readsEnded(until);
  // where nobody has asked who is signed in, there is nobody to tell
  if (user !== undefined) queryClient.setQueryData(queryKey, null);
  await readsEnded(until);
  try {
    await signOut();
  } catch (error) {
    queryClient.setQueryData(queryKey, user);
    throw error;
  }
}
