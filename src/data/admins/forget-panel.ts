import type { QueryClient } from '@tanstack/react-query';

import { forgetKept } from '../device-cache';

/** Forgets everything that the panel has read, in memory and on the device: for when it is locked. */
export function forgetPanel(client: QueryClient): void {
  client.removeQueries({ queryKey: ['admin'] });
  void forgetKept(['admin']);
}
