import { queryOptions } from '@tanstack/react-query';

import type { Bookmark } from '../../domain/learning/bookmark';
import { foldBookmarks, type Saved } from '../../domain/learning/saved';
import { serverNow } from '../../lib/server-clock';
import { flushOutbox } from '../outbox/flush';
import { listOutbox, putInOutbox } from '../outbox/outbox';
import { changeCached, onDevice } from '../device-cache';
import { queryClient } from '../query-client';
import './sender';

/** The learner's bookmarks, with those that still wait on this device; one document. */
export function savedOptions(uid: string) {
  return queryOptions<Saved>({
    queryKey: ['saved', uid],
    queryFn: async () => {
      const { getSaved } = await import('./repository');
      // before and after: one that is sent meanwhile is in neither what is read nor what waits then
      const before = await listOutbox(uid);
      const stored = await getSaved(uid);
      const bookmarks = [...before, ...(await listOutbox(uid))].flatMap((item) =>
        item.kind === 'bookmark' ? [item.bookmark] : [],
      );
      return foldBookmarks(stored, bookmarks);
    },
    staleTime: 10 * 60_000,
    ...onDevice,
  });
}

/** Saves a question or takes it back: on the device at once, and sent with what else waits. Never throws. */
export async function setSaved(uid: string, word: Omit<Bookmark, 'at'>): Promise<void> {
  const now = Math.round(serverNow().getTime());
  const known = queryClient.getQueryData(savedOptions(uid).queryKey)?.[word.questionId];
  // the last word stands, even after one that another device's clock has put into the future
  const bookmark = { ...word, at: Math.max(now, (known?.at ?? 0) + 1) };
  await putInOutbox({ kind: 'bookmark', uid, bookmark });
  await changeCached(savedOptions(uid), (known) => foldBookmarks(known, [bookmark]));
  void flushOutbox(uid);
}
