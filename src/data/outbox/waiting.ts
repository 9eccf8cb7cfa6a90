import { queryOptions } from '@tanstack/react-query';

import { toServerTime } from '../../lib/server-clock';
import { listOutbox, type OutboxItem } from './outbox';

/** What waits on this device to be sent. */
export interface Waiting {
  count: number;
  /** Milliseconds since the epoch, by the server's clock: of the oldest. */
  since: number;
}

function timeOf(item: OutboxItem): number {
  switch (item.kind) {
    case 'answer':
      return item.answer.at;
    case 'result':
      return toServerTime(item.result.startedAt);
    case 'bookmark':
      return item.bookmark.at;
    case 'exam': {
      const { finishedAt } = item.exam;
      return typeof finishedAt === 'number' ? finishedAt : Infinity;
    }
  }
}

/** What of the user's waits on this device to be sent, or null. Asked for again every half a minute while something does. */
export function waitingOptions(uid: string) {
  return queryOptions({
    queryKey: ['waiting', uid],
    queryFn: async (): Promise<Waiting | null> => {
      const items = await listOutbox(uid);
      return items.length === 0
        ? null
        : { count: items.length, since: Math.min(...items.map(timeOf)) };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data == null ? false : 30_000),
  });
}
