import { queryOptions } from '@tanstack/react-query';

import type { LogEntry } from '../../domain/admin/log-entry';
import type { Page, PageCursor } from '../firebase/page';
import { aboutKey } from './change-options';
import { listEmails, listEntriesAbout, listLogEntries } from './repository';

/** A page of the log, newest first. Never fresh: every other tab writes to it. */
export function logPageOptions(cursor: PageCursor | null) {
  return queryOptions<Page<LogEntry>>({
    queryKey: ['admin', 'log', 'page', cursor],
    queryFn: () => listLogEntries(cursor),
    staleTime: 0,
  });
}

/**
 * The latest that the log says about these documents. Never fresh, as the log.
 * @param size entries at most, unless as many as lists have.
 */
export function entriesAboutOptions(targets: readonly string[], size?: number) {
  return queryOptions<Page<LogEntry>>({
    queryKey: [...aboutKey, targets, size],
    queryFn: () => listEntriesAbout(targets, size),
    staleTime: 0,
  });
}

/** The e-mail addresses of users by uid. */
export function emailsOptions(uids: readonly string[]) {
  return queryOptions<Map<string, string>>({
    queryKey: ['admin', 'log', 'emails', uids],
    queryFn: () => listEmails(uids),
    enabled: uids.length > 0,
  });
}
