import type { QueryClient } from '@tanstack/react-query';

/** Forgets everything that the panel has read: for when it is locked. */
export function forgetPanel(client: QueryClient): void {
  client.removeQueries({ queryKey: ['admin'] });
}
