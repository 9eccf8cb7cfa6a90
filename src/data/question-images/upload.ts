import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';

import type { ImageType } from '../../domain/question/image-file';
import { DataError } from '../errors';
import { toDataError } from '../to-data-error';
import { storage } from '../firebase/storage';

/**
 * Stores a picture for a question under an id of its own and returns its address. A picture is never replaced under
 * its address: other questions, and tests that have been taken, may show it. Throws DataError 'permission-denied',
 * 'network', 'cancelled'.
 * @param type what its first bytes say, not its name.
 * @param onProgress is told how much has been sent, in per cent.
 */
export async function uploadQuestionImage(
  image: Blob,
  type: ImageType,
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<string> {
  if (signal.aborted) throw new DataError('cancelled', 'The upload was cancelled.');
  const target = ref(storage, `questionImages/${crypto.randomUUID()}`);
  const task = uploadBytesResumable(target, image, {
    contentType: type,
    cacheControl: 'public, max-age=31536000, immutable',
  });
  const cancel = () => {
    task.cancel();
  };
  signal.addEventListener('abort', cancel);
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    onProgress(Math.round((bytesTransferred * 100) / Math.max(1, totalBytes)));
  });
  try {
    await task;
    return await getDownloadURL(target);
  } catch (error) {
    throw toDataError(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
