import { queryOptions } from '@tanstack/react-query';

import type { AdminRole } from '../../domain/admin/role';
import { findAnything, type Found } from './repository';

/** Letters below which nothing is looked for: too much begins with fewer. */
export const fewestLetters = 3;

/** What a search of what the panel has for the role finds. */
export function findOptions(typed: string, role: AdminRole) {
  return queryOptions<Found>({
    queryKey: ['admin', 'find', role, typed],
    queryFn: () => findAnything(typed, role),
    enabled: typed.length >= fewestLetters,
  });
}
