import { DataError } from '../errors';
import { toDataError } from '../to-data-error';

/** Milliseconds after which a request counts as lost: a dead network otherwise keeps the page waiting for minutes. */
const timeoutMs = 15_000;

/** Runs a request to a service; throws a DataError when it fails or takes longer than 15 s. */
export async function request<T>(run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DataError('network', 'The request took too long.'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(), lost]);
  } catch (error) {
    throw toDataError(error);
  } finally {
    clearTimeout(timer);
  }
}
