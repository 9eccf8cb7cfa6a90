import { queryOptions } from '@tanstack/react-query';

import type { ErrorGroup, MarkState } from '../../domain/client-error/client-error';
import { changeOptions } from '../admin-log/change-options';
import type { Page, PageCursor } from '../firebase/page';
import { listErrorGroups, markGroup } from './repository';

const errorsKey = ['admin', 'clientErrors'] as const;

/** A page of what went wrong in browsers. Never fresh: they write to it. */
export function errorGroupsOptions(cursor: PageCursor | null) {
  return queryOptions<Page<ErrorGroup>>({
    queryKey: [...errorsKey, cursor],
    queryFn: () => listErrorGroups(cursor),
    staleTime: 0,
  });
}

/** Says what was decided about a group; with null, nothing any more. */
export const markGroupOptions = (id: string) =>
  changeOptions((state: MarkState | null) => markGroup(id, state), errorsKey);
